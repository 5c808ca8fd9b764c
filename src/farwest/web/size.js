// Size: how much room there is: "wide", "tablet" or "phone".

import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 899px)");
const tablet = matchMedia("(max-width: 1199px)");

function read() {
  return phone.matches ? "phone" : tablet.matches ? "tablet" : "wide";
}

export const size = signal(read());

for (const query of [phone, tablet]) {
  query.addEventListener("change", () => {
    size.value = read();
  });
}

export function useSize() {
  return size.value;
}
