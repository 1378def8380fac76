/** The addresses of the providers' pages in the mocked world, below the base of the page. */
export const providerPath = {
  x: '/mock-provider/x',
  bluesky: '/mock-provider/bluesky',
  frequency: '/mock-provider/frequency',
  confirm: '/mock-provider/confirm',
} as const;

/** A possible answer on a provider's page, and the address that it leads to. */
export interface ProviderChoice {
  readonly label: string;
  readonly href: string;
}

/** A provider's page: the requesting application, and the possible responses. */
export interface ProviderPage {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly ProviderChoice[];
}

/** A new name; codes that begin with `new-` register. */
const freshCode = () => `new-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}`;

interface Answers {
  /** A person with an account here. */
  readonly known: Record<string, string>;
  readonly fresh: Record<string, string>;
  readonly unknown: Record<string, string>;
  readonly denied: Record<string, string>;
  readonly broken: Record<string, string>;
}

function page(name: string, callback: string, answers: Answers): ProviderPage {
  const lead = (label: string, parameters: Record<string, string>) => ({ label, href: `${callback}?${new URLSearchParams(parameters)}` });
  return {
    title: `Sez asks for your ${name} account`,
    text: `This page stands in for ${name}. Nothing leaves this browser.`,
    choices: [
      lead('Approve', answers.known),
      lead('Approve as somebody new', answers.fresh),
      lead('Approve, but without an account on Sez', answers.unknown),
      lead('Deny', answers.denied),
      lead('Send a broken answer', answers.broken),
    ],
  };
}

function xPage(parameters: URLSearchParams, base: string): ProviderPage {
  const token = parameters.get('oauth_token') ?? '';
  const answer = (oauth_verifier: string) => ({ oauth_token: token, oauth_verifier });
  return page('X', `${base}sign-in-with-x`, {
    known: answer('lena_streets'),
    fresh: answer(freshCode()),
    unknown: answer('missing-person'),
    denied: { denied: token },
    broken: { oauth_token: `${token}-changed`, oauth_verifier: 'lena_streets' },
  });
}

function blueskyPage(parameters: URLSearchParams, base: string): ProviderPage {
  const about = { iss: 'https://bsky.example', state: parameters.get('state') ?? '' };
  return page('Bluesky', `${base}oauth-callback-bluesky`, {
    known: { ...about, code: parameters.get('handle') ?? 'anna.bsky.example' },
    fresh: { ...about, code: freshCode() },
    unknown: { ...about, code: 'missing-person' },
    denied: { iss: about.iss, state: about.state, error: 'access_denied' },
    broken: { iss: about.iss, code: 'bad-code' },
  });
}

function frequencyPage(base: string): ProviderPage {
  return page('Frequency', `${base}siwf/callback`, {
    known: { authorizationCode: `known-${freshCode()}` },
    fresh: { authorizationCode: freshCode() },
    unknown: { authorizationCode: 'missing-person' },
    denied: { error: 'access_denied' },
    broken: { authorizationCode: 'bad-code' },
  });
}

/** Confirming a handle always continues with onboarding. */
function confirmPage(parameters: URLSearchParams, base: string): ProviderPage {
  return {
    title: `Confirm @${parameters.get('handle') ?? ''}`,
    text: 'This page stands in for Frequency. Nothing leaves this browser.',
    choices: [{ label: 'Confirm', href: `${base}onboarding/add-avatar` }],
  };
}

/** The provider's page at an address; null for any other address. `base` ends with a slash. */
export function providerPage(url: URL, base: string): ProviderPage | null {
  const path = url.pathname.slice(base.length - 1);
  if (path === providerPath.x) return xPage(url.searchParams, base);
  if (path === providerPath.bluesky) return blueskyPage(url.searchParams, base);
  if (path === providerPath.frequency) return frequencyPage(base);
  return path === providerPath.confirm ? confirmPage(url.searchParams, base) : null;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page as a document, for the mock server. */
export function providerDocument({ title, text, choices }: ProviderPage): string {
  const links = choices.map(({ label, href }) => `<li><a href="${escape(href)}">${escape(label)}</a></li>`).join('');
  return `<!doctype html><html lang="en"><title>${escape(title)}</title><meta name="viewport" content="width=device-width"><main><h1>${escape(title)}</h1><p>${escape(text)}</p><ul>${links}</ul></main></html>`;
}
