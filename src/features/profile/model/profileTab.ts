/** The tabs of a profile in their order. Unread posts exist for other people only. */
const profileTabs = ['posts', 'replies', 'reposts', 'unread'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tabs of a profile; the person's own profile has no unread posts. */
export function tabsFor(isOwn: boolean): readonly ProfileTab[] {
  return profileTabs.filter((tab) => tab !== 'unread' || !isOwn);
}

/** The tab that the address names with `?tab=`; the first one when it names none of the available tabs. */
export function parseProfileTab(param: string | null, isOwn: boolean): ProfileTab {
  return tabsFor(isOwn).find((tab) => tab === param) ?? 'posts';
}
