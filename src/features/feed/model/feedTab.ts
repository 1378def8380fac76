import { rememberFor } from '@/shared/lib/rememberFor';

/** The selection of the home feed, as it is stored under `activeTab`. */
export type FeedTab = 'all' | 'following' | 'monitoring' | 'reply' | `tag:${string}`;

export const fixedTabs = ['all', 'following', 'monitoring', 'reply'] as const satisfies readonly FeedTab[];

/** Reads a stored or linked tab; anything unknown is the All tab. */
export function toFeedTab(value: string | undefined): FeedTab {
  if (value?.startsWith('tag:') && value.length > 4) return value as FeedTab;
  return fixedTabs.find((tab) => tab === value) ?? 'all';
}

export function tagTab(tag: string): FeedTab {
  return `tag:${tag}`;
}

/** The tag of a tag tab, without `#`. */
export function tagOf(tab: FeedTab): string | undefined {
  return tab.startsWith('tag:') ? tab.slice(4) : undefined;
}

/** The request filter of a tab, stored as `currentPostsFilter` beside it. */
export function filterOf(tab: FeedTab): { only?: 'following' | 'monitoring'; type?: ['reply']; tag?: string } {
  const tag = tagOf(tab);
  if (tag !== undefined) return { tag };
  if (tab === 'reply') return { type: ['reply'] };
  return tab === 'following' || tab === 'monitoring' ? { only: tab } : {};
}

/** The tab with a stored request filter: the inverse of `filterOf`. */
export function tabOfFilter(filter: string | undefined): string | undefined {
  try {
    const { only, type, tag } = JSON.parse(filter ?? '{}') as Partial<Record<string, string>>;
    return tag === undefined ? (only ?? type?.[0]) : tagTab(tag);
  } catch {
    return undefined;
  }
}

/**
 * The tags of posts, the most frequent first, up to a limit. Equally frequent ones are in order of appearance, so that tabs don't
 * change their order without a reason.
 */
export const topTags = rememberFor((posts: readonly { readonly tags: readonly string[] }[], limit: number): readonly string[] => {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of posts.flatMap(({ tags }) => [...new Set(tags)])) {
    const key = tag.toLowerCase();
    counts.set(key, { tag: counts.get(key)?.tag ?? tag, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ tag }) => tag);
});

/** The tabs of the row: the fixed ones, tags of loaded posts, and the active one if it is none of them. */
export function tabsOf(tags: readonly string[], current: FeedTab): readonly FeedTab[] {
  const tabs: readonly FeedTab[] = [...fixedTabs, ...tags.map(tagTab)];
  const isThere = tabs.some((tab) => tab.toLowerCase() === current.toLowerCase());
  return isThere ? tabs.map((tab) => (tab.toLowerCase() === current.toLowerCase() ? current : tab)) : [...tabs, current];
}
