/** What a profile shows of somebody: the tabs in their order. Unread posts are other people's only. */
const profileTabs = ['posts', 'replies', 'reposts', 'unread'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tabs of a profile: nobody has unread posts of their own. */
export function tabsFor(isOwn: boolean): readonly ProfileTab[] {
  return profileTabs.filter((tab) => tab !== 'unread' || !isOwn);
}

/** The tab that an address names with `?tab=`; the first one where it names none that there is. */
export function parseProfileTab(param: string | null, isOwn: boolean): ProfileTab {
  return tabsFor(isOwn).find((tab) => tab === param) ?? 'posts';
}
