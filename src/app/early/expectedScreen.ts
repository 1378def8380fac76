/** The screens besides the feed that people open by a link, named like their modules in `src/app/screens`. */
export type ExpectedScreen = 'Post' | 'Profile';

/** The screen of an address below the application's base path, and its first request. */
export interface Expected {
  readonly screen: ExpectedScreen;
  /** Path of the request below the API's base path. */
  readonly read: string;
}

// Ids and usernames as the backend writes them. The router handles anything else, encoded or malformed.
const addresses: readonly (readonly [RegExp, ExpectedScreen, string])[] = [
  [/^(?:post|reply)\/([\w-]+)$/, 'Post', '/posts/'],
  [/^user\/(?!sezushelp$)([\w-]+)$/, 'Profile', '/users/username/'],
  [/^profile\/([\w-]+)$/, 'Profile', '/users/'],
];

/** Inlined into the page, so it imports nothing; `prefetchPaths.test.ts` checks that it agrees with the features. */
export function expectedScreen(pathname: string, base: string): Expected | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  for (const [pattern, screen, read] of addresses) {
    const [, id] = pattern.exec(path) ?? [];
    if (id !== undefined) return { screen, read: read + id };
  }
  return undefined;
}
