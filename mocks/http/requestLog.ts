import type { Fault } from './faults.ts';

/** One answered request, as the panel lists it. */
export interface LogEntry {
  readonly id: number;
  readonly at: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The endpoint's path, or the path itself where none fits. */
  readonly template: string;
  /** 0 for a failed connection. */
  readonly status: number;
  /** Handling time in milliseconds, without the artificial delay. */
  readonly duration: number;
  /** The fault that applied, if any. */
  readonly fault?: Fault | undefined;
  /** The body that was sent, as text; undefined when there was none or it wasn't read. */
  readonly sent?: string | undefined;
  /** The request headers that can change the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the body was a form. */
  readonly isForm?: boolean;
  /** The answer, or its beginning. */
  readonly answer?: string | undefined;
  /** Whether the end of the answer was cut off. */
  readonly isCut?: boolean;
  /** Whether a real backend was asked instead. */
  readonly isPassedOn?: boolean;
}

/** Maximum length of a logged body, in characters. */
const longest = 20_000;

/** Credentials, which are removed because logs are shared. */
const secrets = /("(?:password|code|oauthToken|oauthVerifier|state)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/** A body as the log shows it: files by their name only, and without values that could be used to sign in. */
export function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const shown = (_key: string, value: unknown) => (value instanceof File ? `[file ${value.name}, ${value.size} bytes]` : value);
  const text = typeof body === 'string' ? body : JSON.stringify(body, shown);
  return beginning(text.replace(secrets, '$1"…"'), longest);
}

/** The first `length` characters as a separate text: the result of `slice` would share the memory of the whole and keep it. */
const beginning = (text: string, length: number): string => JSON.parse(JSON.stringify(text.slice(0, length))) as string;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const loggedHeaders = ['X-Captcha-Token', 'Idempotency-Key'] as const;

/** The part of a request's headers that is logged. */
export function shownHeaders(request: Request): Pick<LogEntry, 'headers' | 'isForm'> {
  const headers = loggedHeaders.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return { ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}), ...(isForm ? { isForm } : {}) };
}

/** A form as the terminal sends it; files by their names, to be found where one is. */
function asForm(sent: string): string {
  try {
    return Object.entries(JSON.parse(sent) as Record<string, unknown>)
      .map(([name, value]) => [name, String(value).replace(/^\[file (.*), \d+ bytes\]$/, '@$1')].join('='))
      .map((part) => ` -F ${quoted(part)}`)
      .join('');
  } catch {
    return '';
  }
}

/** The request as a line for the terminal. */
export function asCurl({ method, path, sent, headers = {}, isForm = false }: LogEntry, origin: string): string {
  const more = Object.entries(headers).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  const json = ` -H 'Content-Type: application/json' -d ${quoted(sent ?? '')}`;
  const body = sent === undefined ? '' : isForm ? asForm(sent) : json;
  return `curl -s -b /tmp/sez.cookies -X ${method} -H 'X-Sez-Platform: web'${more.join('')}${body} ${quoted(origin + path)}`;
}

/** A fault that gives the same answer again; null when the log has only its beginning. */
export function asFault({ method, template, status, answer, isCut }: LogEntry): Fault | null {
  if (status === 0) return { method, path: template, network: true };
  if (isCut) return null;
  let body: unknown;
  try {
    body = answer === undefined || answer === '' ? undefined : JSON.parse(answer);
  } catch {
    return { method, path: template, status, nonJson: true };
  }
  return { method, path: template, status, ...(body === undefined ? {} : { body }) };
}

/** Entries whose method, path, status or bodies contain every word. */
export function filterLog(entries: readonly LogEntry[], query: string): readonly LogEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ method, path, status, sent = '', answer = '' }) => {
    const text = `${method} ${path} ${status} ${sent} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const capacity = 200;

/** The latest requests, newest last. */
export class RequestLog {
  #entries: readonly LogEntry[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  add(entry: Omit<LogEntry, 'id'>): void {
    this.#last += 1;
    const { answer } = entry;
    // A long answer is cut and marked as cut, so that half a body isn't taken for the whole.
    const stored = answer !== undefined && answer.length > longest ? { answer: beginning(answer, longest), isCut: true } : {};
    this.#entries = [...this.#entries.slice(1 - capacity), { ...entry, ...stored, id: this.#last }];
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
