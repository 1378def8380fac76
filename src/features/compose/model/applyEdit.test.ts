import { aPost } from '@tests/support/factories';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createDraftDb } from '../data/draftDb.ts';
import { exclusively } from '../data/locks.ts';
import { createWritingStore } from '../data/writingStore.ts';
import { rebased } from './applyEdit.ts';
import { createOutbox } from './createOutbox.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { OutboxView } from './outboxPorts.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, title: 'Title', text: 'Text', ...parts });

describe('two conflicting changes', () => {
  const original = draft({});
  const image = { id: 'i', name: 'i', alt: '', file: { id: 'i', storageId: 'i' } };

  test('are merged if they changed different parts, settings included', () => {
    const server = draft({ title: 'New title', images: [image], isAnyoneCanReply: false, alerts: ['5', '', '', '', ''] });
    expect(rebased(draft({ text: 'New text' }), [original], server)).toEqual({ ...server, text: 'New text' });
  });

  test('are refused if both changed the same part, unless equally', () => {
    const edited = draft({ text: 'New text' });
    expect(rebased(edited, [original], draft({ text: 'Other text' }))).toBeUndefined();
    expect(rebased(edited, [original], edited)).toEqual(edited);
    expect(rebased(draft({ images: [image] }), [original], draft({ images: [{ ...image, file: { storageId: 'j' } }] }))).toBeUndefined();
  });

  test('recognises its own earlier texts, whichever have arrived', () => {
    const known = [original, draft({ text: 'First' })];
    expect(rebased(draft({ text: 'Second' }), known, draft({ text: 'First' }))).toMatchObject({ text: 'Second' });
    expect(rebased(original, known, draft({ text: 'First', title: 'New title' }))).toMatchObject({ text: 'Text', title: 'New title' });
  });
});

type Outcome = 'arrives' | 'request lost' | 'answer lost' | 'refused' | 'offline';
const userId = 'me';
const postId = 'p1';
const context = `edit:${postId}`;

/** One post on a server, and one browser with it. */
class Desk {
  text = 'Text';
  outcome: Outcome = 'arrives';
  updates = 0;
  onRead = (): void => undefined;
  readonly messages: unknown[] = [];
  readonly shown = new Map<string, string>();
  readonly store = createWritingStore(createDraftDb());
  #saves = 0;
  outbox = this.start();

  start() {
    this.shown.clear();
    const remove: OutboxView['remove'] = ({ id }) => void this.shown.delete(id);
    const never = () => Promise.reject(new Error('refused'));
    return createOutbox({
      store: this.store,
      canSend: () => this.outcome !== 'offline',
      isFinal: () => false,
      isFileLost: () => false,
      verdictOf: (error) => (error instanceof Error && error.message === 'lost' ? 'unreached' : 'refused'),
      exclusively,
      transport: {
        upload: never,
        create: never,
        setThresholds: never,
        deleteDraft: never,
        findMentioned: () => Promise.resolve([]),
        read: () => {
          this.onRead();
          return this.outcome === 'request lost' ? Promise.reject(new Error('lost')) : Promise.resolve(this.#post());
        },
        update: (_id, { rawText }) => {
          if (this.outcome === 'refused') return Promise.reject(new Error('refused'));
          this.updates += 1;
          this.text = rawText ?? this.text;
          return this.outcome === 'answer lost' ? Promise.reject(new Error('lost')) : Promise.resolve(this.#post());
        },
      },
      view: {
        show: ({ id, draft: { text } }) => this.shown.set(id, text),
        remove,
        changed: (row) => remove(row),
        failed: (_row, error) => this.messages.push(error),
        refused: (_row, error) => this.messages.push(error),
        published: () => undefined,
        alertsSet: () => undefined,
        read: () => undefined,
      },
    });
  }
  #post = () => aPost(postId, { title: 'Title', rawText: this.text });

  save(text: string, from = this.text) {
    this.#saves += 1;
    return this.outbox.change(context, {
      id: `${context}:${this.#saves}`,
      userId,
      intent: { kind: 'edit', postId },
      draft: draft({ text }),
      writtenAt: new Date(this.#saves * 1000).toISOString(),
      known: [draft({ text: from })],
      fallbackKey: 'new',
    });
  }
  async reload() {
    this.outbox = this.start();
    await this.outbox.offer(userId);
  }
  /** Every text that is stored anywhere. */
  async texts() {
    const stored = [...(await this.store.rowsOf(userId)), ...(await this.store.draftsOf(userId))];
    return [this.text, ...stored.map((each) => each.draft.text)];
  }
}

/** Whether a post was deleted; the other side learns of it later. */
function laterAnswer() {
  let resolve = (_isDeleted: boolean): void => undefined;
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a change that waits', () => {
  test('is shown again by the next visit, and sent once', async () => {
    const desk = new Desk();
    desk.outcome = 'offline';
    await desk.save('First');
    await desk.save('Second');
    await desk.reload();
    expect([...desk.shown.values()]).toEqual(['Second']);
    desk.outcome = 'arrives';
    await Promise.all([desk.outbox.offer(userId), desk.outbox.offer(userId)]);
    expect([desk.text, desk.updates, desk.shown.size]).toEqual(['Second', 1, 0]);
    await desk.reload();
    expect(desk.updates).toBe(1);
  });

  test('with a lost answer is found on the server, and a later one is not taken for another person’s change', async () => {
    const desk = new Desk();
    desk.outcome = 'answer lost';
    await desk.save('First', 'Text');
    expect(desk.messages).toHaveLength(1);
    desk.outcome = 'offline';
    await desk.reload();
    await desk.save('Second', 'Text');
    desk.outcome = 'arrives';
    await desk.reload();
    expect([desk.text, desk.updates]).toEqual(['Second', 2]);
    expect(desk.messages).toHaveLength(1);
  });

  test('isn’t taken for another device’s change by edits that began before it arrived, and can be taken back', async () => {
    const desk = new Desk();
    await desk.save('First', 'Text');
    await desk.save('Second', 'Text');
    expect(desk.text).toBe('Second');
    await desk.save('Text', 'Text');
    expect(desk.text).toBe('Text');
    expect(desk.messages).toEqual([]);
  });

  test('that was refused becomes a draft, beside the draft that exists by then', async () => {
    const desk = new Desk();
    desk.outcome = 'offline';
    await desk.save('First');
    await desk.store.writeDraft(userId, context, draft({ text: 'First and more' }));
    desk.outcome = 'refused';
    await desk.outbox.offer(userId);
    const drafts = await desk.store.draftsOf(userId);
    expect(drafts).toMatchObject([
      { context, draft: { text: 'First and more' } },
      { context: expect.stringMatching(/^edit:p1~/) as string, draft: { text: 'First' } },
    ]);
    expect(desk.shown.size).toBe(0);
  });

  test('is dropped when the person withdraws it; one that is being sent arrives', async () => {
    const desk = new Desk();
    desk.outcome = 'offline';
    await desk.save('First');
    await desk.outbox.withdraw(postId);
    desk.outcome = 'arrives';
    await desk.reload();
    expect([desk.text, desk.shown.size, await desk.store.rowsOf(userId)]).toEqual(['Text', 0, []]);
    const saving = desk.save('Second');
    await vi.waitFor(() => expect(desk.updates).toBe(1));
    await desk.outbox.withdraw(postId);
    await saving;
    expect(desk.text).toBe('Second');
  });

  test('is removed with its drafts when its post is deleted, and is sent if the deletion is refused', async () => {
    const desk = new Desk();
    desk.outcome = 'request lost';
    await desk.save('First');
    await desk.store.writeDraft(userId, context, draft({ text: 'First and more' }));
    await desk.store.writeDraft(userId, `${context}~beside`, draft({ text: 'Beside' }));
    await desk.store.writeDraft(userId, `${context}0`, draft({ text: 'Of another post' }));
    expect(await desk.outbox.deletePost(userId, postId, () => Promise.resolve(false))).toBe(false);
    expect(await desk.texts()).toEqual(['Text', 'First', 'First and more', 'Beside', 'Of another post']);
    expect(await desk.outbox.deletePost(userId, postId, () => Promise.resolve(true))).toBe(true);
    expect([await desk.texts(), desk.shown.size]).toEqual([['Text', 'Of another post'], 0]);
  });

  test('that is being sent stops for a deletion from any tab, and continues if the deletion is refused', async () => {
    const desk = new Desk();
    const answer = laterAnswer();
    let refused: Promise<boolean> | undefined;
    desk.onRead = () => {
      refused = desk.outbox.deletePost(userId, postId, () => answer.promise);
      desk.onRead = () => undefined;
    };
    await desk.save('First');
    expect([desk.updates, [...desk.shown.values()]]).toEqual([0, ['First']]);
    answer.resolve(false);
    await refused;
    await vi.waitFor(() => expect([desk.text, desk.shown.size]).toEqual(['First', 0]));

    desk.outcome = 'offline';
    await desk.save('Second');
    desk.outcome = 'arrives';
    const other = desk.outbox;
    const isDeleted = laterAnswer();
    const deleted = desk.start().deletePost(userId, postId, () => isDeleted.promise);
    const offered = other.offer(userId);
    isDeleted.resolve(true);
    await Promise.all([deleted, offered]);
    expect([desk.updates, desk.messages, await desk.store.rowsOf(userId)]).toEqual([1, [], []]);
  });

  test('loses no text to an overwrite, and never silently overwrites a change from another device', async () => {
    const step = fc.record({
      do: fc.constantFrom('save', 'reload', 'online', 'elsewhere'),
      outcome: fc.constantFrom<Outcome>('arrives', 'request lost', 'answer lost', 'refused', 'offline'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const desk = new Desk();
        /** `lastText` is the last text that hasn't reached the server yet, `foreign` another device's text that nobody here has seen yet. */
        let lastText: string | undefined;
        let foreign: string | undefined;
        for (const [at, { do: what, outcome }] of steps.entries()) {
          desk.outcome = outcome;
          if (what === 'save') {
            lastText = `words ${at}`;
            foreign = undefined;
            await desk.save(lastText);
          }
          if (what === 'reload') await desk.reload();
          if (what === 'online') await desk.outbox.offer(userId);
          if (what === 'elsewhere') desk.text = foreign = `elsewhere ${at}`;
          if (lastText === desk.text) lastText = undefined;
          if (lastText !== undefined) expect(await desk.texts()).toContain(lastText);
          if (foreign !== undefined) expect(desk.text).toBe(foreign);
        }
      }),
    );
  });
});
