/** Product specification, sections 2, 5 and 9. */
export const dialogWidth = 700;
/** How long the message about an action is shown, in ms. */
export const noticeLife = 8000;
/** Maximum size of a logo, in bytes: 2 MB inclusive. */
export const maxLogoBytes = 2 * 1024 * 1024;
/** The types that the file chooser offers; the actual check reads the bytes. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp'] as const;
/** Version of the theme files and links that this app writes. */
export const themeFileVersion = 1;
/** Maximum size of a theme file that is read, in bytes; a real one has about 250. */
export const maxThemeFileBytes = 64 * 1024;
/** Fragment that carries a shared theme: `/#theme=…`. */
export const linkPrefix = '#theme=';
