import { fileRefSchema } from '@/api';
import { logError } from '@/shared/lib/log';
import { createStore, del, get, set } from 'idb-keyval';
import { array, object, safeParse, string } from 'valibot';
import type { Draft } from '../model/draft.ts';

const draftSchema = object({ title: string(), text: string(), files: array(fileRefSchema) });

/** Opened on first use: a browser without IndexedDB can still write, it only cannot remember. */
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => (store ??= createStore('sez-drafts', 'drafts'));

/** Drafts belong to a person: somebody else who signs in here never sees them. */
const keyOf = (userId: string, context: string) => `${userId}/${context}`;

/** The draft kept for a place, if there is a usable one. */
export async function readDraft(userId: string, context: string): Promise<Draft | undefined> {
  try {
    const result = safeParse(draftSchema, await get(keyOf(userId, context), drafts()));
    return result.success ? result.output : undefined;
  } catch (error) {
    logError('read draft', error);
    return undefined;
  }
}

/** Keeps a draft. Resolves to false when the browser refused. */
export async function writeDraft(userId: string, context: string, draft: Draft): Promise<boolean> {
  try {
    await set(keyOf(userId, context), draft, drafts());
    return true;
  } catch (error) {
    logError('write draft', error);
    return false;
  }
}

export async function deleteDraft(userId: string, context: string): Promise<void> {
  try {
    await del(keyOf(userId, context), drafts());
  } catch (error) {
    logError('delete draft', error);
  }
}
