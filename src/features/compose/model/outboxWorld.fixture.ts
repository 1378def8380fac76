import { aPost } from '@tests/support/factories';
import type { Post, PostInput } from '@/api';
import { createDraftDb } from '../data/draftDb.ts';
import { exclusively } from '../data/locks.ts';
import { createWritingStore } from '../data/writingStore.ts';
import { createOutbox } from './createOutbox.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type DraftSession, reduceDraftSession, startDraftSession } from './draftSession.ts';
import type { Outbox } from './outboxPorts.ts';
import type { NewPostRow } from './outboxRow.ts';

export const userId = 'me';
export const context = 'new';
export type Outcome = 'arrives' | 'refused' | 'request lost' | 'answer lost' | 'offline';

interface Published {
  readonly id: string;
  rawText: string;
  isAnyoneCanReply: boolean;
  /** Id of the post that it answers or quotes. */
  readonly answers: string | undefined;
  readonly images: readonly string[] | undefined;
}

const postOf = ({ id, rawText, isAnyoneCanReply }: Published) => aPost(id, { rawText, isAnyoneCanReply });

/** A server that remembers keys, a browser that can be reloaded, and one composer in it. */
export class World {
  readonly published = new Map<string, Published>();
  readonly updated: string[] = [];
  readonly messages: string[] = [];
  /** The texts that the signed-in person sees. */
  shown = new Map<string, string>();
  readonly deletedDrafts: string[] = [];
  areAlertsRefused = false;
  outcome: Outcome = 'arrives';
  broken = false;
  #isHere = { value: true };
  /** Runs while a request is under way. */
  meanwhile: () => void = () => undefined;
  counter = 0;
  calls = 0;
  readonly db = createDraftDb();
  readonly store = createWritingStore(this.db);
  session: DraftSession = startDraftSession(emptyDraft);
  outbox: Outbox = this.start();

  start(): Outbox {
    const shown = new Map<string, string>();
    const isHere = this.#isHere;
    this.shown = shown;
    return createOutbox({
      store: this.store,
      canSend: () => this.outcome !== 'offline' && isHere.value,
      isFinal: () => false,
      isFileLost: () => false,
      verdictOf: (error) => ((error as Error).message === 'refused' ? 'refused' : 'unreached'),
      exclusively: (name, work) => (this.broken ? Promise.reject(new Error('the browser')) : exclusively(name, work)),
      transport: {
        upload: () => Promise.reject(new Error('no images here')),
        findMentioned: () => Promise.resolve([]),
        setThresholds: () => {
          this.calls += 1;
          if (this.areAlertsRefused) return Promise.reject(new Error('refused'));
          return this.outcome === 'answer lost' ? Promise.reject(new Error('lost')) : Promise.resolve(null);
        },
        deleteDraft: (id) => Promise.resolve(this.deletedDrafts.push(id)),
        create: (body, key) => this.#create(body, key),
        read: () => Promise.reject(new Error('nothing is changed here')),
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
        show: (row, state) => shown.set(row.id, state),
        published: (row) => shown.delete(row.id),
        alertsSet: () => undefined,
        remove: (row) => shown.delete(row.id),
        read: () => undefined,
        changed: () => undefined,
        refused: () => undefined,
        failed: (_row, error) => isHere.value && this.messages.push((error as Error).message),
      },
    });
  }

  async #create(body: PostInput, key: string): Promise<Post> {
    this.calls += 1;
    await Promise.resolve();
    if (this.outcome === 'refused') throw new Error('refused');
    if (this.outcome === 'request lost' || this.outcome === 'offline') throw new Error('lost');
    const answers = 'repostedPostId' in body ? body.repostedPostId : undefined;
    const made = {
      id: `p${key}`,
      rawText: body.rawText ?? '',
      isAnyoneCanReply: body.isAnyoneCanReply ?? true,
      answers,
      images: body.attachedFileIds,
    };
    const known = this.published.get(key) ?? made;
    this.published.set(key, known);
    this.meanwhile();
    if (this.outcome === 'answer lost') throw new Error('lost');
    return postOf(known);
  }

  async open(key = context): Promise<void> {
    this.session = reduceDraftSession(startDraftSession(emptyDraft), { type: 'opened', stored: await this.store.readDraft(userId, key) });
  }
  type(text: string): void {
    this.session = reduceDraftSession(this.session, { type: 'changed', parts: { text } });
  }
  /** Saves the draft, as happens shortly after the last key and when the page is hidden or left. */
  async autosave(): Promise<void> {
    if (this.session.phase === 'writing' && this.session.draft.text) await this.store.writeDraft(userId, context, this.session.draft);
  }
  async publish(parts: Partial<NewPostRow> = {}): Promise<void> {
    const { draft } = this.session;
    if (!draft.text || this.session.phase !== 'writing') return;
    const key = draft.sentKey ?? `k${(this.counter += 1)}`;
    this.session = reduceDraftSession(this.session, { type: 'done' });
    await this.outbox.publish(context, { ...rowOf(key, draft), ...parts });
    await this.open();
  }
  /** Signs the person out, and them or somebody else in, without reloading the page. */
  changePerson(): void {
    this.#isHere.value = false;
    this.#isHere = { value: true };
    this.outbox = this.start();
  }
  async reload(): Promise<void> {
    await this.autosave();
    this.outbox = this.start();
    await this.outbox.offer(userId);
    await this.open();
  }
  async edit(id: string): Promise<void> {
    await this.autosave();
    // A text in the composer isn't overwritten: the row's text is stored under another key until the key is free.
    if (this.session.draft.text) return;
    await this.outbox.takeBack(id, () => context);
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
      this.session.draft.text,
    ];
  }
}

export const rowOf = (key: string, draft: Draft): NewPostRow => ({
  id: `optimistic:${key}`,
  key,
  userId,
  intent: { kind: 'post' },
  draft,
  writtenAt: new Date(Number(key.slice(1)) * 1000).toISOString(),
  hasAlerts: false,
});
