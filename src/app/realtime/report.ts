import { atom } from 'jotai';
import { dismissToastAtom, showToastAtom, toastLife } from '@/features/feedback';
import { strings } from './strings.ts';

interface Report {
  /** The post's id is the report's. */
  readonly id: string;
  readonly noticeId: string;
}

const currentAtom = atom<Report | undefined>(undefined);

/** Id of the report that came last: that of the post which was marked as a machine's. */
export const reportIdAtom = atom((get) => get(currentAtom)?.id);

/** Notes a report and shows a small notice that can be closed; a further report takes the place of the one before. */
export const showReportAtom = atom(
  null,
  (get, set, id: string, { isOwn, openPost }: { isOwn: boolean; openPost: (id: string) => void }) => {
    const previous = get(currentAtom);
    if (previous?.id === id) return;
    if (previous) set(dismissToastAtom, previous.noticeId);
    const noticeId = set(showToastAtom, {
      tone: 'primary',
      title: strings.markedBotTitle,
      description: isOwn ? strings.markedBotOwn : strings.markedBot,
      life: toastLife.long,
      action: { label: strings.seePost, onAction: () => openPost(id) },
    });
    set(currentAtom, { id, noticeId });
  },
);
