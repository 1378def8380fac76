/**
 * An address that a link may have: its beginning is known when the code is written, or somebody has looked at its scheme. A plain `string`,
 * which a person or a server may have handed in, is none. The empty one is the page itself.
 */
export type Href = '' | `/${string}` | `?${string}` | `#${string}` | `https://${string}` | `http://${string}` | `mailto:${string}`;

/** The same for a picture: nothing else is fetched without a press. */
export type Source = `/${string}` | `https://${string}` | `blob:${string}` | `data:image/${string}`;
