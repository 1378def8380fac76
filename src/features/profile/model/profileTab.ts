/** The tabs of a profile in their order. Unread posts exist for other people only; the specification names all but the media. */
const profileTabs = ['posts', 'replies', 'reposts', 'unread', 'media'] as const;
export type ProfileTab = (typeof profileTabs)[number];
/** The tabs that the server has lists for; the media are those of the loaded posts. */
export type ListTab = Exclude<ProfileTab, 'media'>;

/** The tabs of a profile; the person's own profile has no unread posts. */
export function tabsFor(isOwn: boolean): readonly ProfileTab[] {
  return profileTabs.filter((tab) => tab !== 'unread' || !isOwn);
}

/** The tab that the address names with `?tab=`; the first one when it names none of the available tabs. */
export function parseProfileTab(param: string | null, isOwn: boolean): ProfileTab {
  return tabsFor(isOwn).find((tab) => tab === param) ?? 'posts';
}
