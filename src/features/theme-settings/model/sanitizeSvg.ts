import purify from 'dompurify';

/**
 * Removes scripts, event handlers, embedded pages and everything else that a picture doesn't need; returns undefined when no
 * drawing is left. The logo is only shown through `<img>`, where scripts wouldn't run either: this is a second line of defence.
 * DOMPurify parses under its own Trusted Types policy, named `dompurify`.
 */
export function sanitizeSvg(source: string): string | undefined {
  const clean = purify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image'],
    RETURN_DOM_FRAGMENT: true,
  });
  const drawing = clean.querySelector('svg');
  // Serialised as XML, because an image needs the namespace and closed elements that HTML omits.
  return drawing ? new XMLSerializer().serializeToString(drawing) : undefined;
}
