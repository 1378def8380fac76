import purify from 'dompurify';

/**
 * The drawing without scripts, event handlers, embedded pages and whatever else a picture does not need, or nothing when no
 * drawing is left. It is shown only through `<img>`, where scripts would not run either: this is the second wall.
 * DOMPurify parses under its own Trusted Types policy, named `dompurify`.
 */
export function sanitizeSvg(source: string): string | undefined {
  const clean = purify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image'],
    RETURN_DOM_FRAGMENT: true,
  });
  const drawing = clean.querySelector('svg');
  // Written as XML: an image needs the namespace and closed elements that HTML leaves out.
  return drawing ? new XMLSerializer().serializeToString(drawing) : undefined;
}
