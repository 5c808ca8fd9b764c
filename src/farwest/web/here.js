// Here: where others find this server, for links and codes. On the machine that serves, the page has another address.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "/web/net.js";

const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
const address = signal(local ? null : location.origin);
let asked = !local;

/** The address for others: null until it is known, "" where nobody else can come. */
export function useAddress() {
  useEffect(() => {
    if (asked) return;
    asked = true;
    get("/here").then((found) => {
      address.value = found.address;
    }, () => {
      address.value = "";
    });
  }, []);
  return address.value;
}

/** A link that others can open, as far as there is one. */
export function linkTo(path) {
  return `${address.value || location.origin}${path}`;
}
