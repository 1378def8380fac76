/** What the home feed shows, as it is stored under `activeTab`. */
export type FeedTab = 'all' | 'following' | 'monitoring' | `tag:${string}`;

export const fixedTabs = ['all', 'following', 'monitoring'] as const satisfies readonly FeedTab[];

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
export function filterOf(tab: FeedTab): { only?: 'following' | 'monitoring'; tag?: string } {
  const tag = tagOf(tab);
  if (tag !== undefined) return { tag };
  return tab === 'following' || tab === 'monitoring' ? { only: tab } : {};
}
