import { catalogue } from '@/shared/i18n';

/** What is said of a link that was to be copied. A file of its own, because it comes with the first press. */
export const copyStrings = catalogue('feedback/copy', {
  linkCopied: 'Link copied',
  title: 'Copy this link',
  why: 'Your browser didn’t let the page copy it, so please copy it yourself.',
  link: 'Link',
});
