import { atom } from 'jotai';
import { lazyValue } from '@/design-system';
import { feedbackStrings } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';

const repostCode = lazyValue(() => import('./repost.ts'));

/** Fetches the code of a repost, so that a press doesn't wait for it. */
export const preloadRepost = (): void => void repostCode.load().catch(() => undefined);

/** Reposts a post, or undoes the repost (`repost.ts`). The code is fetched when the page is idle, at the latest with the press. */
export const toggleRepostAtom = atom(null, async (_get, set, id: string) => {
  const code = await repostCode.load().catch((error: unknown) => void set(reportErrorAtom, error, feedbackStrings.loadFailed));
  if (code) await set(code.toggleRepostAtom, id);
});
