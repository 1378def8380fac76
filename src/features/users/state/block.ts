import { atom } from 'jotai';
import { blockUser, request, unblockUser } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { actionStrings as strings } from '../actionStrings.ts';
import { displayNameOf } from '../model/names.ts';
import { putUsersAtom } from './users.ts';

/**
 * Blocks or unblocks a person. Shown only after the server has agreed: a block ends follows in both directions and
 * empties lists, which would be confusing to roll back. Resolves to false after a refusal was shown.
 */
export const setBlockAtom = atom(null, async (_get, set, id: string, isBlocked: boolean): Promise<boolean> => {
  try {
    const user = required(await request(isBlocked ? blockUser : unblockUser, { params: { id } }));
    set(putUsersAtom, [user]);
    const { title, description } = isBlocked ? strings.blocked : strings.unblocked;
    set(showToastAtom, { tone: 'positive', title, description: description(displayNameOf(user)) });
    return true;
  } catch (error) {
    set(reportErrorAtom, error);
    return false;
  }
});
