/** Build-time settings of the API layer; see `README.md` here. In dot notation, because the bundler replaces only that literal form. */
export const settings = {
  /** When the page's host contains this domain, the API is at the `-be` host. */
  productDomain: String(import.meta.env.VITE_PRODUCT_DOMAIN ?? ''),
  /** The IP-to-country service, answering `1;US;USA;United States`. */
  countryLookupUrl: String(import.meta.env.VITE_COUNTRY_LOOKUP_URL || 'https://ip2c.org/s'),
  /** The live connection is started only when this is exactly `true`. */
  isSocketEnabled: import.meta.env.VITE_SOCKET_ENABLED === 'true',
} as const;
