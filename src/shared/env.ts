/**
 * Build-time settings, read once and typed. See `docs/configuration.md`. Whether the build carries its own mock backend is not among them: spelled
 * out where it is asked (`import.meta.env.VITE_MOCKED`), the other branch is left out of the build with all that it imports.
 */
export const env = {
  /** Path below which the application is served; always ends with a slash. */
  baseUrl: import.meta.env.BASE_URL ?? '/',
  /** Site key of the live captcha; empty means that none is configured. */
  captchaSiteKey: String(import.meta.env['VITE_CAPTCHA_SITE_KEY'] ?? ''),
  /** The page of the microblog network that asks for permission; it gets `oauth_token`. */
  xAuthorizeUrl: String(import.meta.env['VITE_X_AUTHORIZE_URL'] || 'https://api.x.com/oauth/authenticate'),
  /** The page of the social-frequency provider; empty means that none is configured. */
  siwfUrl: String(import.meta.env['VITE_SIWF_URL'] ?? ''),
} as const;
