import { catalogue } from '@/shared/i18n';

/** The texts of the profile menu, the context rail, the screens for unknown addresses and links, and of a start without the network. A file of its own, because these load late. */
export const lateStrings = catalogue('app/late', {
  yourStanding: 'Your standing',
  suggestedPeople: 'Suggested people',
  themeMode: 'Theme mode',
  modes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  customizeTheme: 'Customize Theme',
  account: 'Account',
  logOut: 'Log out',
  notFoundText: 'We couldn’t find this page. It may have been moved, or the link is incomplete.',
  toStart: 'Go to the home page',
  /** With the date and time at which the oldest of what is shown was loaded. */
  offlineSince: (moment: string) => `You’re offline. This is what you saw last, loaded ${moment}.`,
  loadedAt: (moment: string) => `You’re back online. What you see was loaded ${moment}.`,
  onlineAgain: 'You’re back online.',
  refresh: 'Refresh',
  newRelease: 'A new version of Sez is ready.',
  reload: 'Reload',
  /** What another application has shared isn't kept any more, or couldn't be. */
  shareGone: 'What you shared didn’t arrive. Share it again, or attach it here.',
});
