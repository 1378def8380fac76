import { catalogue } from '@/shared/i18n';

/** Texts about copied links. A file of its own, because it loads with the first press. */
export const copyStrings = catalogue('feedback/copy', {
  linkCopied: 'Link copied',
  title: 'Copy this link',
  why: 'Your browser didn’t let the page copy it, so please copy it yourself.',
  link: 'Link',
});
