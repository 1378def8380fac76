/** Product specification, sections 2, 5 and 9. */
export const dialogWidth = 700;
/** How long the answer to an action stands, in ms. */
export const noticeLife = 8000;
/** Largest logo, in bytes: 2 MB, that size included. */
export const maxLogoBytes = 2 * 1024 * 1024;
/** What the file chooser offers; the bytes decide. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp'] as const;
/** Version of the theme files and links that this app writes. */
export const themeFileVersion = 1;
/** Largest theme file that is read at all, in bytes; a real one has about 250. */
export const maxThemeFileBytes = 64 * 1024;
/** Fragment that carries a shared theme: `/#theme=…`. */
export const linkPrefix = '#theme=';
