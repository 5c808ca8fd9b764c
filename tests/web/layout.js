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
      if (style.display === "contents") continue;   // it has no box of its own
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

  for (const { element, box } of controls) {   // what is fixed to the screen makes nothing scroll
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`off the screen: ${name(element)}`);
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

  // words of one's own that are not seen where one plays; on a desktop the page as a whole stands still
  const scrolls = (element) => {
    if (element === document.body) return device !== "desktop";
    const { display, overflowY } = getComputedStyle(element);
    return display !== "contents" && /auto|scroll/.test(overflowY) || scrolls(element.parentElement);
  };
  const worded = (element) => [...element.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
  for (const element of root.querySelectorAll(".table:not(.replaying) .own *")) {
    const { bottom } = element.getBoundingClientRect();
    const seen = Math.min(clipped(element).bottom, innerHeight);
    if (worded(element) && shown(element) && bottom > seen + SLACK && !scrolls(element)) {
      found.push(`out of sight: ${Math.round(bottom - seen)} pixels of ${name(element)}`);
    }
  }

  // the rings around what can be chosen in a drawing: whole, and of the colour that says so
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--glow)";
  const glow = getComputedStyle(probe).color;
  probe.remove();
  for (const ring of root.querySelectorAll("svg .can > .lit")) {
    const { stroke, strokeDasharray, fill } = getComputedStyle(ring);
    if (ring.parentElement.matches(".picked, :focus-visible") || !shown(ring)) continue;
    if (stroke !== glow || strokeDasharray !== "none" || fill !== "none") {
      found.push(`dull: ${name(ring.parentElement)} has a ring of ${stroke}, ${strokeDasharray}, ${fill}`);
    }
  }
  return found;
}
