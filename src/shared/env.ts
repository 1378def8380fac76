/**
 * Build-time settings, read once and typed; see `docs/configuration.md`. The mock flag isn't here: `import.meta.env.VITE_MOCKED` is written
 * out wherever it is checked, so that the bundler can drop the unused branch and its imports.
 */
export const env = {
  /** Base path of the application; always ends with a slash. */
  baseUrl: import.meta.env.BASE_URL ?? '/',
  /** Site key of the live captcha; empty when none is configured. */
  captchaSiteKey: String(import.meta.env['VITE_CAPTCHA_SITE_KEY'] ?? ''),
  /** Permission page of the microblog network; it receives `oauth_token`. */
  xAuthorizeUrl: String(import.meta.env['VITE_X_AUTHORIZE_URL'] || 'https://api.x.com/oauth/authenticate'),
  /** Page of the social-frequency provider; empty when none is configured. */
  siwfUrl: String(import.meta.env['VITE_SIWF_URL'] ?? ''),
} as const;
