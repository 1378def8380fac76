import { atom } from 'jotai';
import { dismissToastAtom, showToastAtom, toastLife } from '@/features/feedback';
import { strings } from './strings.ts';

interface Report {
  /** A report has the id of its post. */
  readonly id: string;
  readonly noticeId: string;
}

const currentAtom = atom<Report | undefined>(undefined);

/** Id of the latest report: that of the post that was marked as machine-written. */
export const reportIdAtom = atom((get) => get(currentAtom)?.id);

/** Stores a report and shows a small notice that can be closed; a further report replaces the previous one. */
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
