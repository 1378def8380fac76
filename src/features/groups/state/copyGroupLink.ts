import { atom } from 'jotai';
import type { Organization } from '@/api';
import { showErrorAtom, showSuccessAtom, toastLife } from '@/features/feedback';
import { paths, shareable } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

/** Puts a group's address on the clipboard: by its short code, which stays the same when the group is renamed. */
export const copyGroupLinkAtom = atom(null, async (_get, set, group: Pick<Organization, 'id' | 'code'>) => {
  try {
    await navigator.clipboard.writeText(shareable(paths.group(group.code ?? group.id)));
    set(showSuccessAtom, strings.linkCopied, toastLife.long);
  } catch (error) {
    set(showErrorAtom, error, strings.linkNotCopied, toastLife.long);
  }
});
