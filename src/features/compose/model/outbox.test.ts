import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Post, PostInput } from '@/api';
import { present } from '@/shared/lib/present';
import { createMemoryShelf } from '../data/shelf.ts';
import { createWritingStore } from '../data/writingStore.ts';
import { type Composing, reduceComposing, startComposing } from './composing.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxRow } from './outboxRow.ts';

const userId = 'me';
const context = 'new';
type Fate = 'arrives' | 'refused' | 'request lost' | 'answer lost' | 'offline';

interface Published {
  readonly id: string;
  rawText: string;
  isAnyoneCanReply: boolean;
}

const postOf = (post: Published) => ({ ...post, attachedFiles: [], attachedFileIds: [], urls: [] }) as unknown as Post;

/** A server that remembers keys, a browser that can be reloaded, and one composer in it. */
class World {
  readonly published = new Map<string, Published>();
  readonly updated: string[] = [];
  readonly messages: string[] = [];
  readonly shown = new Map<string, string>();
  readonly deletedDrafts: string[] = [];
  areAlertsRefused = false;
  fate: Fate = 'arrives';
  broken = false;
  signedIn: string | undefined = userId;
  /** Runs while a request is under way. */
  meanwhile: () => void = () => undefined;
  counter = 0;
  calls = 0;
  readonly shelf = createMemoryShelf();
  readonly store = createWritingStore(this.shelf);
  composing: Composing = startComposing(emptyDraft);
  outbox: Outbox = this.start();

  start(): Outbox {
    this.shown.clear();
    return createOutbox({
      store: this.store,
      canSend: (row) => this.fate !== 'offline' && row.userId === this.signedIn,
      verdictOf: (error) => ((error as Error).message === 'refused' ? 'refused' : 'unreached'),
      exclusively: (_name, work) => (this.broken ? Promise.reject(new Error('the browser')) : work()),
      transport: {
        upload: () => Promise.reject(new Error('no images here')),
        findMentioned: () => Promise.resolve([]),
        setThresholds: () => {
          this.calls += 1;
          if (this.areAlertsRefused) return Promise.reject(new Error('refused'));
          return this.fate === 'answer lost' ? Promise.reject(new Error('lost')) : Promise.resolve();
        },
        deleteDraft: (id) => Promise.resolve(this.deletedDrafts.push(id)),
        create: (body, key) => this.#create(body, key),
        update: (id, body) => {
          this.updated.push(id);
          const post = [...this.published.values()].find((each) => each.id === id);
          if (!post) return Promise.reject(new Error('refused'));
          post.rawText = body.rawText ?? post.rawText;
          post.isAnyoneCanReply = body.isAnyoneCanReply ?? post.isAnyoneCanReply;
          return Promise.resolve(postOf(post));
        },
      },
      view: {
        show: (row, state) => {
          if (row.userId === this.signedIn) this.shown.set(row.id, state);
          return row.userId === this.signedIn;
        },
        published: (row) => this.shown.delete(row.id),
        remove: (row) => this.shown.delete(row.id),
        failed: (_row, error) => this.messages.push((error as Error).message),
      },
    });
  }

  async #create(body: PostInput, key: string): Promise<Post> {
    this.calls += 1;
    await Promise.resolve();
    if (this.fate === 'refused') throw new Error('refused');
    if (this.fate === 'request lost' || this.fate === 'offline') throw new Error('lost');
    const made = { id: `p${key}`, rawText: body.rawText ?? '', isAnyoneCanReply: body.isAnyoneCanReply ?? true };
    const known = this.published.get(key) ?? made;
    this.published.set(key, known);
    this.meanwhile();
    if (this.fate === 'answer lost') throw new Error('lost');
    return postOf(known);
  }

  async open(key = context): Promise<void> {
    this.composing = reduceComposing(startComposing(emptyDraft), { type: 'opened', kept: await this.store.readDraft(userId, key) });
  }
  type(text: string): void {
    this.composing = reduceComposing(this.composing, { type: 'changed', parts: { text } });
  }
  /** What happens a moment after the last key, and when the page is hidden or left. */
  async autosave(): Promise<void> {
    if (this.composing.phase === 'writing' && this.composing.draft.text) await this.store.writeDraft(userId, context, this.composing.draft);
  }
  async publish(parts: Partial<OutboxRow> = {}): Promise<void> {
    const { draft } = this.composing;
    if (!draft.text || this.composing.phase !== 'writing') return;
    const key = draft.sentKey ?? `k${(this.counter += 1)}`;
    this.composing = reduceComposing(this.composing, { type: 'done' });
    await this.outbox.publish(context, { ...rowOf(key, draft), ...parts });
    await this.open();
  }
  async reload(): Promise<void> {
    await this.autosave();
    this.outbox = this.start();
    await this.outbox.offer(userId);
    await this.open();
  }
  async edit(id: string): Promise<void> {
    await this.autosave();
    // A text that stands in the composer is not written over: the row's goes to a place of its own until that is free.
    if (this.composing.draft.text) return;
    await this.outbox.takeBack(id, () => Promise.resolve(context));
    await this.open();
  }
  /** Every text that is somewhere: on the server, on its way, or a draft. */
  async texts(): Promise<string[]> {
    const rows = await this.store.rowsOf(userId);
    const drafts = await this.store.draftsOf(userId);
    return [
      ...[...this.published.values()].map(({ rawText }) => rawText),
      ...rows.map(({ draft }) => draft.text),
      ...drafts.map(({ draft }) => draft.text),
      this.composing.draft.text,
    ];
  }
}

const rowOf = (key: string, draft: Draft): OutboxRow => ({
  id: `optimistic:${key}`,
  key,
  userId,
  intent: { kind: 'post' },
  draft,
  writtenAt: new Date(Number(key.slice(1)) * 1000).toISOString(),
  hasAlerts: false,
});

afterEach(() => vi.restoreAllMocks());

describe('the outbox', () => {
  test('a post that was sent within the autosave pause does not come back as a draft', async () => {
    const world = new World();
    await world.open();
    world.type('First');
    await world.autosave();
    world.type('First and more');
    await world.publish();
    await world.autosave();
    await world.reload();
    expect(world.composing.draft.text).toBe('');
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['First and more']);
  });

  test('A fails, B succeeds, reload: A stands as not sent, and is sent once when it is tried again', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.fate = 'refused';
    await world.publish();
    world.fate = 'arrives';
    world.type('B');
    await world.publish();
    await world.reload();
    expect([...world.shown]).toEqual([['optimistic:k1', 'failed']]);
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B']);
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B', 'A']);
    expect(world.shown.size).toBe(0);
  });

  test('an answer that was lost is asked for again with the same key after a reload', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.fate = 'answer lost';
    await world.publish();
    world.fate = 'arrives';
    await world.reload();
    expect(world.published.size).toBe(1);
    expect(world.shown.size).toBe(0);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('offline it waits without a word, and is sent once when the line is back', async () => {
    const world = new World();
    await world.open();
    world.fate = 'offline';
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['waiting']);
    expect(world.calls).toBe(0);
    expect(world.messages).toEqual([]);
    world.fate = 'arrives';
    await Promise.all([world.outbox.offer(userId), world.outbox.offer(userId)]);
    expect(world.calls).toBe(1);
  });

  test('a correction of what had arrived after all changes that post instead of making a second one', async () => {
    const world = new World();
    await world.open();
    world.fate = 'answer lost';
    world.type('Mistke');
    await world.publish();
    world.fate = 'arrives';
    await world.edit('optimistic:k1');
    expect(world.composing.draft.text).toBe('Mistke');
    world.type('Mistake');
    await world.publish();
    expect([...world.published.values()]).toMatchObject([{ id: 'pk1', rawText: 'Mistake' }]);
  });

  test('a correction is more than words: who may reply is told as well, and nothing is where nothing differs', async () => {
    const world = new World();
    await world.open();
    world.fate = 'answer lost';
    world.type('A');
    await world.publish();
    world.fate = 'arrives';
    await world.edit('optimistic:k1');
    world.composing = reduceComposing(world.composing, { type: 'changed', parts: { isAnyoneCanReply: false } });
    await world.publish();
    expect([...world.published.values()]).toEqual([{ id: 'pk1', rawText: 'A', isAnyoneCanReply: false }]);
    expect(world.updated).toEqual(['pk1']);

    world.fate = 'refused';
    world.type('B');
    await world.publish();
    await world.edit('optimistic:k2');
    world.fate = 'arrives';
    world.type('B at last');
    await world.publish();
    expect(world.updated).toEqual(['pk1']);
  });

  test('nothing more is called once somebody else is signed in, and the writer’s next sign-in goes on', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.meanwhile = () => {
      world.signedIn = 'somebody else';
      world.outbox.clear();
      world.shown.clear();
    };
    await world.publish({ hasAlerts: true });
    expect(world.calls).toBe(1);
    expect(world.messages).toEqual([]);
    expect(await world.store.rowsOf(userId)).toMatchObject([{ postId: 'pk1' }]);
    await world.outbox.retry('optimistic:k1');
    expect(world.calls).toBe(1);

    world.meanwhile = () => undefined;
    world.signedIn = userId;
    await world.outbox.offer(userId);
    expect(world.calls).toBe(2);
    expect(world.shown.size).toBe(0);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('who signs out and in again while a request is under way sees it go on, and it is sent anew if it did not arrive', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    let offered: Promise<void> | undefined;
    world.fate = 'answer lost';
    world.meanwhile = () => {
      world.meanwhile = () => undefined;
      world.signedIn = undefined;
      world.outbox.clear();
      world.shown.clear();
      world.signedIn = userId;
      offered = world.outbox.offer(userId);
    };
    const sending = world.publish();
    await vi.waitFor(() => expect([...world.shown.values()]).toEqual(['sending']));
    await sending;
    world.fate = 'arrives';
    await offered;
    await world.outbox.offer(userId);
    expect(world.shown.size).toBe(0);
    expect(world.published.size).toBe(1);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('what another tab has published, but not completed, stands as on its way no longer', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    const [row] = await world.store.rowsOf(userId);
    await world.store.writeRow({ ...present(row), isRefused: undefined, postId: 'p9' });
    world.fate = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect(world.shown.size).toBe(0);
    expect(world.calls).toBe(1);
  });

  test('a browser that cannot read what it keeps is no other tab that has sent it', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    vi.spyOn(world.shelf, 'get').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
    await world.outbox.retry('optimistic:k1');
    expect([...world.shown.values()]).toEqual(['failed']);
    world.fate = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()]).toMatchObject([{ rawText: 'A' }]);
  });

  test('an attempt that the browser itself breaks off can be made again', async () => {
    const world = new World();
    await world.open();
    world.broken = true;
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['failed']);
    world.broken = false;
    await world.outbox.retry('optimistic:k1');
    expect(world.published.size).toBe(1);
  });

  test('what another tab has sent meanwhile leaves this one, without being sent again', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    world.fate = 'arrives';
    const other = world.start();
    await other.offer(userId);
    await other.retry('optimistic:k1');
    await world.outbox.retry('optimistic:k1');
    expect(world.calls).toBe(2);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('a draft of the server that was published goes, although the alerts are refused', async () => {
    const world = new World();
    world.areAlertsRefused = true;
    const row = { ...rowOf('k1', { ...emptyDraft, text: 'A', serverDraftId: 'd1' }), hasAlerts: true };
    await world.outbox.publish(context, row);
    expect(world.published.size).toBe(1);
    expect(world.messages).toEqual(['refused']);
    expect(world.deletedDrafts).toEqual(['d1']);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('whatever happens in whatever order, nothing typed is lost and each post is published at most once', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), fate: fc.constant<Fate>('arrives') }),
      fc.record({
        do: fc.constantFrom('publish' as const, 'retry' as const),
        fate: fc.constantFrom<Fate>('arrives', 'refused', 'request lost', 'answer lost', 'offline'),
      }),
      fc.record({
        do: fc.constantFrom('autosave' as const, 'reload' as const, 'edit' as const, 'online' as const),
        fate: fc.constantFrom<Fate>('arrives', 'offline'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = new World();
        await world.open();
        /** The last words of everything that was begun; a correction takes the place of what it corrects. */
        const wanted = new Set<string>();
        let words = 0;
        for (const { do: what, fate } of steps) {
          world.fate = fate;
          const first = [...world.shown.keys()][0];
          if (what === 'type') {
            wanted.delete(world.composing.draft.text);
            words += 1;
            world.type(`words ${words}`);
            wanted.add(`words ${words}`);
          }
          if (what === 'publish') await world.publish();
          if (what === 'retry' && first) await world.outbox.retry(first);
          if (what === 'edit' && first) await world.edit(first);
          if (what === 'online') await world.outbox.offer(userId);
          if (what === 'autosave') await world.autosave();
          if (what === 'reload') await world.reload();
          const there = await world.texts();
          for (const text of wanted) expect(there).toContain(text);
          const published = [...world.published.values()].map(({ rawText }) => rawText);
          expect(new Set(published).size).toBe(published.length);
        }
      }),
    );
  });
});
