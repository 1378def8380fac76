import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue('channels', {
  networkFailed: 'Network request failed',
  follow: 'Follow',
  following: 'Following',
  monitor: 'Monitor',
  monitoring: 'Monitoring',
  followLabel: { follow: (name: string) => `Follow ${name}`, monitor: (name: string) => `Monitor ${name}` },
  stopLabel: { follow: (name: string) => `Stop following ${name}`, monitor: (name: string) => `Stop monitoring ${name}` },
  added: {
    follow: (name: string) => `${name} has been added to your Following feed.`,
    monitor: (name: string) => `${name} has been added to your Monitoring feed.`,
  },
  removed: {
    follow: (name: string) => `${name} has been removed from your Following feed.`,
    monitor: (name: string) => `${name} has been removed from your Monitoring feed.`,
  },
  undo: 'Undo',
  followers: (count: number, text: string) => `${text} ${plural(count, { one: 'follower', other: 'followers' })}`,
  mainChannel: 'Main channel',
  created: 'Channel has been created',
  updated: 'Channel has been updated',
  createTitle: 'New channel',
  editTitle: 'Edit channel',
  name: 'Name',
  nameRequired: 'Name is required',
  description: 'Description',
  descriptionHint: 'What this channel is about.',
  create: 'Create channel',
  save: 'Save changes',
  cancel: 'Cancel',
});
