import { aPost } from '@tests/support/factories';
import { rebased } from './applyEdit.ts';
import type { Draft } from './draft.ts';
import { emptyDraft } from './draft.ts';
import { type EditRow, isEdit, type NewPostRow, type OutboxRow, queueKeyOf, queueKeyOfPost } from './outboxRow.ts';
import { canCall, type Effect, emptyOutbox, isVisible, type OutboxEvent, type OutboxState } from './outboxState.ts';
import { reduceOutbox } from './reduceOutbox.ts';
import { draftOf } from './subject.ts';

/** The outcome of the next call to the server. */
export type Outcome = 'arrives' | 'refused' | 'request lost' | 'answer lost';
/** Work that runs one step at a time, so that tests can interleave steps in any order. */
type Work<T> = Generator<undefined, T, undefined>;

export const userId = 'me';
export const changedPost = 'p0';

interface Tab {
  state: OutboxState;
  readonly shown: Map<string, string>;
  /** Whether the tab is closed or its person has signed out, so that it makes no further call. */
  isClosed: boolean;
}

/** Several tabs of one browser, each with an outbox, and a server. Everything that takes time advances by `advance`, in any order. */
export class Bench {
  readonly rows = new Map<string, OutboxRow>();
  readonly drafts: Draft[] = [];
  readonly created = new Map<string, string>();
  /** Every text that the changed post has had on the server, in that order. */
  readonly versions = ['Text 0'];
  readonly tabs: Tab[] = [];
  isOnline = true;
  outcome: Outcome = 'arrives';
  /** Faults of the outbox itself. */
  readonly faults: string[] = [];
  readonly #works: Work<unknown>[] = [];
  readonly #queues = new Map<string, object[]>();
  readonly #answered = new Set<string>();
  readonly #beingCreated = new Set<string>();

  constructor() {
    this.open();
  }
  open(): void {
    this.tabs.push({ state: emptyOutbox, shown: new Map(), isClosed: false });
  }
  get isBusy(): boolean {
    return this.#works.length > 0;
  }
  /** Begins with an event in a tab, or with an offer. */
  begin(tab: Tab, event: OutboxEvent | 'offer'): void {
    this.#works.push(event === 'offer' ? this.#offer(tab) : this.#run(tab, event));
    this.advance(this.#works.length - 1);
  }
  deletePost(tab: Tab): void {
    this.#works.push(this.#delete(tab));
  }
  /** Advances one of the running works by one step. */
  advance(choice: number): void {
    const at = choice % Math.max(1, this.#works.length);
    if (this.#works[at]?.next().done) this.#works.splice(at, 1);
  }

  *#offer(tab: Tab): Work<void> {
    yield;
    yield* this.#run(tab, { type: 'listed', rows: [...this.rows.values()].toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)) });
  }
  *#run(tab: Tab, first: OutboxEvent): Work<void> {
    for (let event: OutboxEvent | undefined = first; event; ) {
      const { state, effects }: ReturnType<typeof reduceOutbox> = reduceOutbox(tab.state, event);
      tab.state = state;
      event = undefined;
      for (const effect of effects) event = (yield* this.#perform(tab, effect)) ?? event;
    }
  }
  *#perform(tab: Tab, effect: Effect): Work<OutboxEvent | undefined> {
    switch (effect.type) {
      case 'view':
        this.#show(tab, effect);
        return undefined;
      case 'store':
        yield;
        this.#store(effect);
        return effect.next;
      case 'pause':
        return { type: 'paused', id: effect.id };
      case 'listOthers':
        yield;
        return { type: 'othersListed', id: effect.row.id, rows: [...this.rows.values()] };
      case 'run':
        yield* this.#run(tab, effect.event);
        return undefined;
      case 'attempt': {
        const { row } = effect;
        yield* this.#exclusively(queueKeyOf(row), () => this.#attempt(tab, row));
        return undefined;
      }
      case 'move': {
        const { row, context } = effect;
        return yield* this.#exclusively(queueKeyOf(row), () => this.#move(row, context !== undefined));
      }
      case 'giveBack':
        yield;
        this.#toDraft(effect.row);
        return { type: 'givenBack', id: effect.row.id, context: effect.context, error: effect.error, isFinal: effect.isFinal };
      default:
        return yield* this.#call(tab, effect);
    }
  }
  *#exclusively<T>(key: string, work: () => Work<T>): Work<T> {
    const ticket = {};
    const queue = this.#queues.get(key) ?? [];
    this.#queues.set(key, queue);
    queue.push(ticket);
    while (queue[0] !== ticket) yield;
    const result = yield* work();
    queue.shift();
    return result;
  }
  *#attempt(tab: Tab, { id }: OutboxRow): Work<void> {
    yield;
    yield* this.#run(tab, { type: 'locked', id, stored: this.rows.get(id), canSend: this.#canSend(tab) });
  }
  *#move({ id }: OutboxRow, isTakenBack: boolean): Work<OutboxEvent> {
    yield;
    const row = this.rows.get(id);
    if (!row) return { type: 'missing', id };
    if (isTakenBack && !isEdit(row) && row.postId !== undefined) return { type: 'paused', id };
    yield;
    if (isTakenBack) this.#toDraft(row);
    else this.rows.delete(id);
    return { type: 'moved', id, row };
  }
  *#delete(tab: Tab): Work<void> {
    yield* this.#run(tab, { type: 'deletionQueued', postId: changedPost });
    yield* this.#exclusively(queueKeyOfPost(changedPost), () => this.#refuseDeletion(tab));
  }
  /** The server refuses the deletion, so every change must arrive nevertheless. */
  *#refuseDeletion(tab: Tab): Work<void> {
    yield;
    this.#works.push(this.#run(tab, { type: 'deletionEnded', postId: changedPost }));
    this.advance(this.#works.length - 1);
  }

  #canSend = (tab: Tab) => this.isOnline && !tab.isClosed;
  *#call(tab: Tab, { type, row }: Extract<Effect, { row: OutboxRow }>): Work<OutboxEvent> {
    const { id } = row;
    const failed = (verdict: 'refused' | 'unreached' | 'signedOut'): OutboxEvent => {
      const canSend = this.#canSend(tab);
      return { type: 'failed', id, error: verdict, verdict, isFinal: false, isFileLost: false, canSend };
    };
    if (!this.#canSend(tab) || !canCall(tab.state, row)) return failed('signedOut');
    if (tab.state.entries.get(id)?.phase !== 'sending') this.faults.push(`${type} is called for a row that isn't being sent`);
    const { outcome } = this;
    if (type === 'create' && this.#beingCreated.has(id)) this.faults.push('two tabs create the same post at once');
    if (type === 'create' && this.#answered.has(id)) this.faults.push('a post is created again after the server has answered');
    this.#beingCreated.add(id);
    yield;
    if (outcome === 'request lost') this.#beingCreated.delete(id);
    if (outcome === 'request lost') return failed('unreached');
    const event = outcome === 'refused' ? failed('refused') : this.#server(type, row);
    yield;
    this.#beingCreated.delete(id);
    if (outcome === 'answer lost') return failed('unreached');
    if (event.type === 'created') this.#answered.add(id);
    return event;
  }
  #server(type: Effect['type'], row: OutboxRow): OutboxEvent {
    const { id, draft } = row;
    if (!isEdit(row)) {
      const post = aPost(`post of ${id}`, { rawText: draft.text });
      if (type === 'complete') return { type: 'completed', id, post };
      this.created.set(id, draft.text);
      return { type: 'created', id, post };
    }
    const text = this.versions.at(-1) ?? '';
    const merged = rebased(draft, row.known, { ...emptyDraft, text });
    const failure = { verdict: 'refused', isFinal: false, isFileLost: false, canSend: true } as const;
    if (!merged) return { type: 'failed', id, error: 'changed elsewhere', ...failure };
    if (merged.text !== text) this.versions.push(merged.text);
    const post = aPost(changedPost, { rawText: merged.text });
    return { type: 'applied', id, post, version: draftOf(post) };
  }

  #store(effect: Extract<Effect, { type: 'store' }>): void {
    if (effect.method === 'writeRow') this.rows.set(effect.args[0].id, effect.args[0]);
    if (effect.method === 'deleteRow') this.rows.delete(effect.args[0].id);
    if (effect.method !== 'send') return;
    const [, row, replaced = []] = effect.args;
    this.rows.set(row.id, row);
    for (const { id } of replaced) this.rows.delete(id);
  }
  #toDraft({ id, draft }: OutboxRow): void {
    this.rows.delete(id);
    this.drafts.push(draft);
  }
  #show({ shown }: Tab, effect: Extract<Effect, { type: 'view' }>): void {
    if (effect.method === 'show') shown.set(effect.args[0].id, effect.args[1]);
    else if (effect.method !== 'failed' && effect.method !== 'alertsSet') shown.delete(effect.args[0].id);
  }
}

/** Ids of the rows that a tab's screen has to show. */
export const visibleIds = ({ state: { entries } }: Tab): string[] =>
  [...entries.values()].filter(({ row, phase }) => isVisible(row) && phase !== 'ending').map(({ row }) => row.id);

const timeOf = (at: number) => new Date(at * 1000).toISOString();
export const aNewRow = (at: number): NewPostRow => {
  const [id, draft] = [`new ${at}`, { ...emptyDraft, text: `New ${at}` }];
  return { id, key: id, userId, intent: { kind: 'post' }, draft, writtenAt: timeOf(at), hasAlerts: at % 2 === 0 };
};
export const aChange = (at: number, from: string): EditRow => ({
  id: `change ${at}`,
  userId,
  intent: { kind: 'edit', postId: changedPost },
  draft: { ...emptyDraft, text: `Text ${at}` },
  known: [{ ...emptyDraft, text: from }],
  writtenAt: timeOf(at),
  fallbackKey: 'new',
});
