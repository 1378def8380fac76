/**
 * The dependency rules of this code base, as data. The lint configuration and `tests/architecture` both read it,
 * so a rule is changed here and nowhere else.
 */

/** What each layer may import besides itself. A folder directly under `src/` (or `mocks`) without a row fails the tests. */
export const layers = {
  main: ['app', 'design-system', 'shared', 'mocks'],
  app: ['features', 'api', 'design-system', 'shared'],
  features: ['api', 'design-system', 'shared'],
  api: ['shared'],
  'design-system': [],
  shared: [],
  mocks: ['api', 'shared'],
} as const satisfies Record<string, readonly string[]>;

/** Which other features a feature may use, always through its `index.ts`. The graph must stay acyclic. */
export const featureEdges = {
  feedback: [],
  reputation: [],
  'theme-settings': [],
  language: ['feedback'],
  session: ['feedback'],
  lists: ['feedback', 'session'],
  users: ['feedback', 'session', 'reputation', 'lists'],
  channels: ['feedback', 'session', 'lists'],
  mutes: ['feedback', 'session'],
  posts: ['feedback', 'session', 'reputation', 'lists', 'users', 'mutes'],
  forms: ['session'],
  onboarding: ['feedback', 'session', 'reputation', 'forms'],
  account: ['feedback', 'language', 'session', 'onboarding', 'forms', 'mutes'],
  'public-pages': [],
  compose: ['feedback', 'session', 'reputation', 'lists', 'users', 'posts'],
  feed: ['feedback', 'session', 'lists', 'users', 'posts'],
  thread: ['feedback', 'session', 'reputation', 'lists', 'users', 'posts', 'mutes'],
  groups: ['feedback', 'session', 'reputation', 'lists', 'users', 'channels', 'posts', 'forms'],
  profile: ['feedback', 'session', 'reputation', 'lists', 'users', 'posts', 'groups', 'mutes'],
  connections: ['feedback', 'session', 'lists', 'users', 'channels'],
  notifications: ['feedback', 'session', 'lists', 'users', 'posts', 'mutes'],
  search: ['feedback', 'session', 'lists', 'users', 'posts', 'groups'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The modules that only the mock backend, the documents and the tests may import: the law of the endpoints, and lists of all endpoints.
 * In the client's bundle it would be dead weight, and tell more than the client needs.
 */
export const neverInTheClient = '^src/api/(table|schema/exact|contract/(law|laws|refusals|[^/]+\\.law))\\.ts$';
