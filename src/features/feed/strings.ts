import { catalogue } from '@/shared/i18n';

export const strings = catalogue('feed', {
  title: 'Feed',
  tabs: { all: 'All', following: 'Following', monitoring: 'Monitoring', reply: 'Reply' },
  tabsLabel: 'Feed filters',
  dense: 'Dense feed',
});
