import { catalogue } from '@/shared/i18n';

export const strings = catalogue({
  someone: 'User',
  verified: 'Verified',
  admin: 'Administrator',
  follow: 'Follow',
  following: 'Following',
  monitor: 'Monitor',
  monitoring: 'Monitoring',
  added: {
    follow: (name: string) => `${name} has been added to your Following feed.`,
    monitor: (name: string) => `${name} has been added to your Monitoring feed.`,
  },
  removed: {
    follow: (name: string) => `${name} has been removed from your Following feed.`,
    monitor: (name: string) => `${name} has been removed from your Monitoring feed.`,
  },
});
