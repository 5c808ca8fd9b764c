// Layout: what does not fit on this screen. A function of the device's name; returns sentences.
(device) => {
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]";
  const SLACK = 2;          // so many pixels two controls may share
  const RINGS = 6;          // and the glowing rings of two things of a drawing
  const LEAST = 24;         // the least side of anything that is pressed with a finger
  const TAP = 44;           // and of buttons and fields on a phone
  const found = [];
  const name = (element) => {
    const text = element.getAttribute("aria-label") || element.innerText || element.title || element.value || "";
    const kind = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    return `${kind} “${String(text).trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  };

  // what can be seen of an element: its box, less what the boxes around it cut off
  const clipped = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.body || around === document.documentElement) break;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const outer = around.getBoundingClientRect();
        if (style.overflowX !== "visible") [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      if (style.position === "fixed") break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };

  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const cover = [...document.querySelectorAll(".cover")].filter((each) => each.getClientRects().length).at(-1);
  const root = dialogs.at(-1) ?? (cover ? cover.nextElementSibling : document.body);
  // what a press reaches: the label of a box to tick or a field of files
  const LABELLED = "[type=radio], [type=checkbox], [type=file]";
  const pressed = (element) => (element.matches(LABELLED) && element.labels?.[0]) || element;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".vh, [inert]");
  const layer = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return each;
    }
    return null;
  };
  const controls = [...new Set([...root.querySelectorAll(CONTROLS)].filter(shown).map(pressed))]
    .map((element) => ({ element, box: clipped(element), layer: layer(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) {
    const out = [...document.body.querySelectorAll("*")].filter((each) => clipped(each).right > innerWidth + 1);
    found.push(`scrolls sideways: ${wide} of ${innerWidth} pixels, ${out.slice(0, 3).map(name).join(", ")}`);
  }

  const shares = (one, other) => [Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.layer !== other.layer) continue;   // what stands still while the rest scrolls
      const [across, down] = shares(one.box, other.box);
      const slack = one.element.ownerSVGElement && other.element.ownerSVGElement ? RINGS : SLACK;
      if (across > slack && down > slack) {
        const by = `${Math.round(across)} × ${Math.round(down)}`;
        found.push(`overlap by ${by}: ${name(one.element)} and ${name(other.element)}`);
      }
    }
  });

  const inline = (element) => element.matches(".rule, p a, li a, td a, .proof a");   // words in a sentence
  if (device === "phone") {
    for (const { element } of controls) {
      const box = element.getBoundingClientRect();
      const side = Math.min(box.width, box.height);
      const least = element.matches(".btn, .iconbtn:not(.tiny), .field") ? TAP : LEAST;
      if (inline(element) || side >= least - .5) continue;
      found.push(`small: ${Math.round(box.width)} × ${Math.round(box.height)}, ${name(element)}`);
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  const cutOff = (element) => {
    if (element.matches("select")) {
      const style = getComputedStyle(element);
      pen.font = style.font;
      const words = pen.measureText(element.selectedOptions[0]?.text ?? "").width;
      const arrow = style.appearance === "none" ? 0 : 18;
      return words + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow > element.clientWidth + 1;
    }
    if (!element.matches("button, .btn, [role=tab], .seg label, nav a") || element.closest("svg")) return false;
    return [element, ...element.querySelectorAll("span, b, small")].some((each) => each.clientWidth > 1
      && (each.scrollWidth > each.clientWidth + 1
        || (getComputedStyle(each).overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1)));
  };
  for (const { element } of controls) if (cutOff(element)) found.push(`cut off: ${name(element)}`);
  return found;
}
