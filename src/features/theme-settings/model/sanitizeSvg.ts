import purify from 'dompurify';

/** The elements that draw something. */
const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text';
/** The content of these elements is drawn only where it is referenced. */
const unseen = 'defs, symbol, clipPath, mask, marker, pattern';

/** The shapes of a link with its looks, without the way that it leads. */
function groupOf(link: Element): Element {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  for (const { name, value } of link.attributes) if (!/href|target|rel/i.test(name)) group.setAttribute(name, value);
  group.append(...link.childNodes);
  return group;
}

/**
 * Removes scripts, event handlers, embedded pages and everything else that a picture doesn't need; returns undefined when no
 * drawing is left. The logo is only shown through `<img>`, where scripts wouldn't run either: this is a second line of defence.
 * DOMPurify parses under its own Trusted Types policy, named `dompurify`.
 */
export function sanitizeSvg(source: string): string | undefined {
  const clean = purify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['image'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a')) link.replaceWith(groupOf(link));
  const drawing = clean.querySelector('svg');
  if (!drawing || [...drawing.querySelectorAll(shapes)].every((shape) => shape.closest(unseen))) return undefined;
  // Serialised as XML, because an image needs the namespace and closed elements that HTML omits.
  return new XMLSerializer().serializeToString(drawing);
}
