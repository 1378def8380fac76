import { atom } from 'jotai';
import { blockUser, request, unblockUser } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { actionStrings as strings } from '../actionStrings.ts';
import { displayNameOf } from '../model/names.ts';
import { putUsersAtom } from './users.ts';

/**
 * Blocks a person or takes it back. Not shown before the server has agreed: it ends follows in both directions and
 * empties lists, which nobody wants to see undone. Resolves to false when it was refused; the reason has then been said.
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
