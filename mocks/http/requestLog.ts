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
  /** The fault that struck, if one did. */
  readonly fault?: Fault | undefined;
  /** The body that was sent, as text; undefined when there was none or it wasn't read. */
  readonly sent?: string | undefined;
  /** What went with it besides, as far as it changes the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the body was a form. */
  readonly isForm?: boolean;
  /** The answer, or its beginning. */
  readonly answer?: string | undefined;
  /** Whether the answer's end is missing here. */
  readonly isCut?: boolean;
  /** Whether a real backend was asked instead. */
  readonly isPassedOn?: boolean;
}

/** As much of a body as anybody reads in a log. */
const longest = 20_000;

/** Credentials, which are removed because logs are shared. */
const secrets = /("(?:password|code|oauthToken|oauthVerifier|state)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/** A body as the log shows it; files by their name only, and nothing that signs somebody in. */
export function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const shown = (_key: string, value: unknown) => (value instanceof File ? `[file ${value.name}, ${value.size} bytes]` : value);
  const text = typeof body === 'string' ? body : JSON.stringify(body, shown);
  return text.replace(secrets, '$1"…"').slice(0, longest);
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const keptHeaders = ['X-Captcha-Token', 'Idempotency-Key'] as const;

/** What the log keeps of a request's headers. */
export function shownHeaders(request: Request): Pick<LogEntry, 'headers' | 'isForm'> {
  const headers = keptHeaders.flatMap((name) => {
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

/** A fault that gives the same answer again; null where the log does not hold all of it. */
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
export function filterLog(entries: readonly LogEntry[], wanted: string): readonly LogEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
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
    // Without the end of a long answer: that it is missing must be seen, or half a body would be taken for the whole.
    const kept = answer !== undefined && answer.length > longest ? { answer: answer.slice(0, longest), isCut: true } : {};
    this.#entries = [...this.#entries.slice(1 - capacity), { ...entry, ...kept, id: this.#last }];
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
