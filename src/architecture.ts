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
  reputation: ['feedback'],
  'theme-settings': ['feedback'],
  session: ['feedback'],
  users: ['feedback', 'session', 'reputation'],
  posts: ['feedback', 'session', 'reputation', 'users'],
  onboarding: ['feedback', 'session', 'reputation', 'users', 'posts'],
  compose: ['feedback', 'session', 'reputation', 'users', 'posts'],
  feed: ['feedback', 'session', 'users', 'posts'],
  thread: ['feedback', 'session', 'reputation', 'users', 'posts'],
  profile: ['feedback', 'session', 'reputation', 'users', 'posts'],
  groups: ['feedback', 'session', 'users', 'posts'],
  notifications: ['feedback', 'session', 'users', 'posts'],
  search: ['feedback', 'session', 'users', 'posts', 'groups'],
} as const satisfies Record<string, readonly string[]>;
