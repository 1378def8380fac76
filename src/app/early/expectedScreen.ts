/** The screens besides the feed that people open by a link: named like their modules in `src/app/screens`. */
export type ExpectedScreen = 'Post' | 'Profile';

/** What an address below the application's base leads to, and what that screen asks for first. */
export interface Expected {
  readonly screen: ExpectedScreen;
  /** Path of the read below the API's. */
  readonly read: string;
}

// Ids and usernames as the backend gives them. Anything else, encoded or malformed, is left to the router.
const addresses: readonly (readonly [RegExp, ExpectedScreen, string])[] = [
  [/^(?:post|reply)\/([\w-]+)$/, 'Post', '/posts/'],
  [/^user\/(?!sezushelp$)([\w-]+)$/, 'Profile', '/users/username/'],
  [/^profile\/([\w-]+)$/, 'Profile', '/users/'],
];

/** Bundled into the page itself, so it imports nothing; that it says the same as the features do is tested (`prefetchPaths.test.ts`). */
export function expectedScreen(pathname: string, base: string): Expected | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  for (const [pattern, screen, read] of addresses) {
    const [, id] = pattern.exec(path) ?? [];
    if (id !== undefined) return { screen, read: read + id };
  }
  return undefined;
}
