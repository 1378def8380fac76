// Facts about a site for search engines, other networks and people who find a weakness.

/** Months after which the contact has to be confirmed (RFC 9116 advises less than a year). */
const monthsOfContact = 11;

/**
 * The page with what previews on other networks read, whose addresses must be whole ones.
 * @param url address of the home page
 */
export function pageFor(html: string, url: string | undefined): string {
  if (!url) return html;
  const picture = `${url}preview.png`;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  // Not in the page itself, which has to fit into one round trip.
  const tags = [
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sez">',
    '<meta property="og:title" content="Sez">',
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}

/** `robots.txt`: pages may be listed, answers of the backend not. */
export function robotsFor(base: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /s3/\nAllow: ${base}\n`;
}

/**
 * `security.txt` (RFC 9116).
 * @param contact `mailto:…` or `https://…`
 * @param url origin of the site
 */
export function securityContact(contact: string, now: Date, url: string | undefined): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + monthsOfContact);
  const canonical = url ? `Canonical: ${url}/.well-known/security.txt\n` : '';
  return `Contact: ${contact}\nExpires: ${end.toISOString().replace(/\.\d+Z$/, 'Z')}\n${canonical}Preferred-Languages: en, ru\n`;
}
