/** Turns the documented answer, parsed as JSON, into one that a broken server or proxy might send. */
export type Nonsense = (body: unknown, signal: AbortSignal | null | undefined) => Response | Promise<Response>;

/** A value within an answer and the name of its field. */
type Replace = (value: unknown, key: string) => unknown;

const asJson = { headers: { 'content-type': 'application/json' } };

/** A copy in which `replace` has changed every value that is neither a list nor an object; undefined leaves the field out. */
function mapDeep(value: unknown, replace: Replace, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, replace, key));
  if (typeof value !== 'object' || value === null) return replace(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapDeep(inner, replace, name)]));
}

/** A copy in which `change` has changed every list. */
function mapLists(value: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value.map((item) => mapLists(item, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapLists(inner, change)]));
}

/** Fields that stay unchanged, because a row with a wrong one is left out and its other fields wouldn't be tested. */
const identity = new Set(['id', 'type', 'createdAt', 'results', 'count', 'authorUserId', 'collection', 'userId']);
const unlessIdentity =
  (replace: Replace): Replace =>
  (value, key) =>
    identity.has(key) ? value : replace(value, key);

const otherType: Replace = (value) => {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  return typeof value === 'boolean' ? { yes: true } : [[]];
};

/** A meaningless value of the right type. */
const oddValue: Replace = (value, key) => {
  if (typeof value === 'number') return -1e21;
  if (typeof value !== 'string' || key === 'type' || key === 'collection' || key === 'id') return value;
  if (key.endsWith('At')) return 'the day before yesterday';
  if (/url/i.test(key)) return 'javascript:alert(1)';
  return /Id$/.test(key) ? '../..' : '';
};

const unknownKind: Replace = (value, key) => (/type|role|status|collection|visibility/i.test(key) ? 'hologram' : value);

/** Replaces the first text written by a person with one of ten megabytes. */
function withLongText(body: unknown): unknown {
  let isDone = false;
  return mapDeep(body, (value, key) => {
    if (isDone || typeof value !== 'string' || !/text|name|description|title/i.test(key)) return value;
    isDone = true;
    return 'A ten megabyte text. '.repeat(500_000);
  });
}

function tenThousandRows(body: unknown): unknown {
  const { results } = (body ?? {}) as { results?: object[] };
  if (!Array.isArray(results) || results.length === 0) return body;
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...results[at % results.length], id: `many${at}` }));
  return { ...(body as object), results: rows, count: rows.length };
}

const hostileFields = '{"__proto__":{"polluted":true},"constructor":7,"then":9,"toString":0,';

export const nonsense: Readonly<Record<string, Nonsense>> = {
  'not JSON': () => new Response('<!doctype html><title>Welcome to the hotel</title>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new Response('', asJson),
  truncated: (body) => new Response(JSON.stringify(body).slice(0, -20), asJson),
  'a bare null': () => Response.json(null),
  'another shape': () => Response.json([[null, 'text', { results: 'none' }]]),
  'rows that are none': (body) => Response.json(mapLists(body, () => [null, 7, 'text', [], {}, { id: 7 }])),
  'wrong types': (body) => Response.json(mapDeep(body, unlessIdentity(otherType))),
  'wrong values': (body) => Response.json(mapDeep(body, oddValue)),
  'missing fields': (body) =>
    Response.json(
      mapDeep(
        body,
        unlessIdentity(() => undefined),
      ),
    ),
  'nothing but null': (body) =>
    Response.json(
      mapDeep(
        body,
        unlessIdentity(() => null),
      ),
    ),
  'extra fields': (body) => new Response(JSON.stringify(body).replaceAll('{"', `${hostileFields}"`), asJson),
  'every row twice': (body) => Response.json(mapLists(body, (rows) => [...rows, ...rows])),
  'unknown kinds': (body) => Response.json(mapDeep(body, unknownKind)),
  'ten thousand rows': (body) => Response.json(tenThousandRows(body)),
  'ten megabytes of text': (body) => Response.json(withLongText(body)),
  'a refusal without a body': () => new Response(null, { status: 403 }),
  'a refusal of another shape': () => Response.json({ error: { message: ['no'] }, code: {} }, { status: 422 }),
  'nothing found': () => Response.json({ statusCode: 404, message: 'Not found' }, { status: 404 }),
  'too many requests': () => new Response('', { status: 429, headers: { 'retry-after': 'never' } }),
  'a failure with a page': () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  'a failure with many words': () => Response.json({ statusCode: 503, message: 'The server is on fire. '.repeat(500) }, { status: 503 }),
  'a line that is cut': () => Promise.reject(new TypeError('Failed to fetch')),
  'a body that breaks off': () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }), asJson),
  'no answer at all': (_body, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
};
