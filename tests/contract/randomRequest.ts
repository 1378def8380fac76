import type { Database } from '@mocks/db/database';
import { createRandom, type Random } from '@mocks/db/random';
import type { Endpoint } from '@/api';
import { type EndpointName, endpoints } from '@/api/table';

/** The parts of a schema that describe a request. */
interface Node {
  readonly type: string;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
}

const names = Object.keys(endpoints) as readonly EndpointName[];
const oddities = [
  '',
  ' ',
  'ё',
  '😀',
  '😀'.slice(0, 1),
  'null',
  '..',
  '%',
  '<b>',
  'x'.repeat(6000),
  '\u0000',
  "' OR 1=1",
  '-1',
  'p99999999999999999',
];
const vocabulary = [
  'tram',
  'A thought.',
  'Bread and benches',
  '@maya',
  'Спасибо',
  'lena',
  'new-code',
  '123456',
  '+12015550123',
  'me.bsky.example',
];

/** Returns an id of the kind that the key or path needs; sometimes one of another kind, and sometimes one that doesn't exist. */
function idOf(db: Database, random: Random, key: string, path: string): string {
  const kind = /user|author/i.test(key) ? 'users' : /channel/i.test(key) ? 'channels' : /file/i.test(key) ? 'files' : kindIn(path);
  if (random.chance(0.06)) return random.pick(['u9999999', 'p9999999', 'undefined', ...oddities]);
  const table = db[random.chance(0.04) ? 'drafts' : kind];
  const all = [...(table as { all(): Iterable<{ id: string }> }).all()];
  return all.length === 0 ? 'x' : random.pick(all).id;
}

function kindIn(path: string) {
  if (path.startsWith('/api/posts')) return 'posts' as const;
  if (path.startsWith('/api/organizations')) return 'organizations' as const;
  if (path.startsWith('/api/notifications')) return 'notifications' as const;
  if (path.startsWith('/api/draft-posts')) return 'drafts' as const;
  if (path.startsWith('/api/channels')) return 'channels' as const;
  return path.startsWith('/api/links') ? ('shortLinks' as const) : ('users' as const);
}

function textFor(db: Database, random: Random, key: string, path: string): string {
  if (/ids?$/i.test(key) && key !== 'typeId')
    return idOf(db, random, key, key === 'repostedPostId' || key === 'postId' ? '/api/posts' : path);
  if (key === 'typeId') return random.pick(['1', '2', '99', '']);
  if (key === 'username') return random.pick(['lena', 'maya', 'fresh_name', 'two words', ...oddities]);
  return random.chance(0.15) ? random.pick(oddities) : random.pick(vocabulary);
}

/** Returns a value that usually fits the schema. */
function valueFor(db: Database, random: Random, node: Node, key: string, path: string): unknown {
  if (random.chance(0.02)) return random.pick([null, 7, [], {}, 'odd', true]);
  switch (node.type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return random.chance(0.5) && node.wrapped ? valueFor(db, random, node.wrapped, key, path) : undefined;
    case 'object':
      return Object.fromEntries(Object.entries(node.entries ?? {}).map(([name, entry]) => [name, valueFor(db, random, entry, name, path)]));
    case 'array':
      return Array.from({ length: random.between(0, 5) }, () => valueFor(db, random, node.item ?? { type: 'string' }, key, path));
    case 'picklist':
      return random.pick(node.options ?? ['']);
    case 'union':
      return valueFor(db, random, random.pick(node.options as readonly Node[]), key, path);
    case 'literal':
      return 'off';
    case 'number':
      return random.pick([0, 1, 2, 3, 10, 15, -5, 1e9, 0.5]);
    case 'boolean':
      return random.chance(0.5);
    default:
      return textFor(db, random, key, path);
  }
}

function pictureForm(random: Random): FormData {
  const bytes = new Uint8Array(random.pick([0, 10, 64, 500]));
  if (random.chance(0.7)) bytes.set([0x89, 0x50, 0x4e, 0x47].slice(0, bytes.length));
  // These bytes hold the picture's size, without which it is refused.
  if (bytes.length >= 64 && random.chance(0.8)) bytes.fill(1, 18, 20).fill(1, 22, 24);
  const form = new FormData();
  form.set('file', random.chance(0.9) ? new File([bytes], 'a.png') : 'no file');
  form.set('purpose', random.pick(['avatar', 'post', 'group', 'odd']));
  return form;
}

/** Encodes as the client does: a lone surrogate becomes the replacement character, and `..` is never sent as a path segment. */
const encode = (text: string) => encodeURIComponent(text === '..' ? 'x' : text.replace(/\p{Cs}/gu, '\uFFFD'));

/** Returns a random request that is usually valid. */
export function randomRequest(db: Database, random: Random): { readonly name: EndpointName; readonly request: Request } {
  const name = random.pick(names);
  const { method, path, query, body, encoding }: Endpoint = endpoints[name];
  const filled = path.replace(/:(\w+)/g, (_all, key: string) => encode(idOf(db, random, key, path)));
  const parameters = query ? (valueFor(db, random, query, '', path) as Record<string, unknown>) : {};
  const search = Object.entries(parameters ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encode(String(value))}`)
    .join('&');
  const headers: Record<string, string> = {
    ...(random.chance(0.97) ? { 'x-sez-platform': 'web' } : {}),
    ...(encoding !== 'multipart' && random.chance(0.97) ? { 'content-type': 'application/json' } : {}),
    ...(random.chance(0.7) ? { 'x-captcha-token': 'ok' } : {}),
  };
  if (name === 'createPost' && random.chance(0.3)) headers['idempotency-key'] = `key-${random.between(1, 5)}`;
  const content =
    encoding === 'multipart'
      ? pictureForm(random)
      : JSON.stringify(valueFor(db, random, (body as unknown as Node) ?? { type: 'object' }, '', path) ?? {});
  const init: RequestInit = { method, headers, ...(body ? { body: random.chance(0.02) ? '{"half' : content } : {}) };
  return { name, request: new Request(`http://localhost${filled}${search === '' ? '' : `?${search}`}`, init) };
}

export const requestSeed = (seed: string): Random => createRandom(seed);
