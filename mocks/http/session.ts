/** The session as one request sees it. */
export interface RequestSession {
  readonly userId: string | null;
  start(userId: string): void;
  end(): void;
}

/** Where a host stores the session. */
export interface Sessions {
  /** The person behind this request, or null for a guest. */
  read(request: Request): string | null;
  /** Writes the new state after a request that started (or, with null, ended) a session. May add response headers, a cookie for `domain` among them. */
  write(userId: string | null, request: Request, headers: Headers, domain?: string): void;
}

/** A host with a single browser: the worker, where no HttpOnly cookie can be set, and tests of one interface. */
export interface SingleSession extends Sessions {
  userId: string | null;
  write(userId: string | null): void;
  /** Called whenever somebody signs in or out. */
  onChange: (userId: string | null) => void;
}

export function createSingleSession(): SingleSession {
  const session: SingleSession = {
    userId: null,
    onChange: () => undefined,
    read: () => session.userId,
    write(userId) {
      session.userId = userId;
      session.onChange(userId);
    },
  };
  return session;
}

/** The name of the session cookie. */
export const cookieName = 'sez_session';

/** How long it lasts, in seconds: 30 days. */
export const cookieLife = 2_592_000;

/** The cookie's constant attributes; over HTTPS also Secure, and on a `-be` host its Domain. */
export const cookieAttributes = 'Path=/; HttpOnly; SameSite=Lax';

/** A host with many browsers: an HttpOnly cookie contains a token, the token identifies a person. */
export interface CookieSessions extends Sessions {
  readonly tokens: Map<string, string>;
  /** The person behind a `Cookie` header; for the socket's handshake. */
  readHeader(cookie: string | null | undefined): string | null;
}

export function createCookieSessions(makeToken: () => string = () => crypto.randomUUID()): CookieSessions {
  const tokens = new Map<string, string>();
  const tokenIn = (cookie: string | null | undefined) =>
    cookie
      ?.split(';')
      .map((part) => part.trim().split('='))
      .find(([name]) => name === cookieName)?.[1];
  const sessions: CookieSessions = {
    tokens,
    readHeader: (cookie) => tokens.get(tokenIn(cookie) ?? '') ?? null,
    read: (request) => sessions.readHeader(request.headers.get('cookie')),
    write(userId, request, headers, domain) {
      const former = tokenIn(request.headers.get('cookie'));
      if (former) tokens.delete(former);
      const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
      const attributes = `${cookieAttributes}${secure}${domain === undefined ? '' : `; Domain=${domain}`}`;
      if (userId === null) {
        headers.append('set-cookie', `${cookieName}=; ${attributes}; Max-Age=0`);
        return;
      }
      const token = makeToken();
      tokens.set(token, userId);
      headers.append('set-cookie', `${cookieName}=${token}; ${attributes}; Max-Age=${cookieLife}`);
    },
  };
  return sessions;
}
