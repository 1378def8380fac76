import { isUnchanged, knownOf } from './applyEdit.ts';
import { contextKeyOf, draftKeyBeside, imagesOfPost, isStored } from './draft.ts';
import type { OutboxView } from './outboxPorts.ts';
import { type EditRow, isEdit, type NewPostRow, nextInThread, type OutboxRow, queueKeyOf } from './outboxRow.ts';
import { changesOf, type Effect, type Entry, idlePost, isRefused, isVisible, type OutboxEvent, type OutboxState } from './outboxState.ts';

interface Step {
  readonly state: OutboxState;
  readonly effects: readonly Effect[];
}
type EventOf<Type extends OutboxEvent['type']> = Extract<OutboxEvent, { readonly type: Type }>;

/** The rules of the outbox, without side effects: the next state, and what has to be done in this order. */
export function reduceOutbox(state: OutboxState, event: OutboxEvent): Step {
  switch (event.type) {
    case 'publish':
      return step(withEntry(state, { row: event.row, phase: 'storing' }), show(event.row, 'sending'), {
        type: 'store',
        method: 'send',
        args: [event.context, event.row],
        next: { type: 'stored', id: event.id },
      });
    case 'change':
      return change(state, event);
    case 'retry': {
      const row = idlePost(state, event.id);
      return row ? step(withEntry(state, { row, phase: 'sending', isRetried: true }), { type: 'attempt', row }) : step(state);
    }
    case 'discard': {
      const entry = state.entries.get(event.id);
      return move(state, entry?.phase === 'idle' ? entry.row : undefined);
    }
    case 'takeBack':
      return move(state, idlePost(state, event.id), event.context);
    case 'withdraw':
      return step(state, ...changesOf(state, event.postId).map(({ row }) => runs({ type: 'discard', id: row.id })));
    case 'deletionQueued':
      return step({ ...state, deleting: new Set([...state.deleting, event.postId]) });
    case 'postDeleted':
      return replaceAll(state, changesOf(state, event.postId));
    case 'deletionEnded':
      return step(
        { ...state, deleting: new Set([...state.deleting].filter((postId) => postId !== event.postId)) },
        ...changesOf(state, event.postId).map(({ row }) => runs({ type: 'send', id: row.id })),
      );
    case 'listed':
      return listed(state, event.rows);
    default: {
      const entry = state.entries.get(event.id);
      return entry ? ofEntry(state, entry, event) : step(state);
    }
  }
}

type EntryEvent = Exclude<
  OutboxEvent,
  EventOf<
    'publish' | 'change' | 'retry' | 'discard' | 'takeBack' | 'withdraw' | 'deletionQueued' | 'postDeleted' | 'deletionEnded' | 'listed'
  >
>;

/** Events about a row that this page knows. */
function ofEntry(state: OutboxState, entry: Entry, event: EntryEvent): Step {
  const { row, phase } = entry;
  const isEnding = phase === 'ending';
  switch (event.type) {
    case 'send':
      return phase === 'idle' ? begin(state, row) : step(state);
    case 'stored':
      // A row that was replaced while it was being stored mustn't remain there.
      if (isEnding) return step(state, remove(row));
      return isEdit(row) ? step(state, { type: 'listOthers', row }) : begin(state, row);
    case 'othersListed':
      return isEnding || !isEdit(row) ? step(without(state, row)) : afterOthers(state, row, event.rows);
    case 'locked':
      return locked(state, entry, event);
    case 'uploaded': {
      if (isEnding) return step(without(state, row));
      const images = row.draft.images.map((image) =>
        image.id === event.imageId ? { ...image, file: event.file, isFileLost: undefined } : image,
      );
      return goOn(state, entry, { ...row, draft: { ...row.draft, images } });
    }
    case 'created': {
      // The screen changes only after the browser has stored the post's id. If the page is left before, the row is sent again with its key.
      const next = { type: 'published', id: row.id, post: event.post } as const;
      return isEdit(row) ? step(state) : step(state, write({ ...row, postId: event.post.id }, next));
    }
    case 'published': {
      if (isEdit(row)) return step(state);
      const published = { ...row, postId: event.post.id };
      return step(withEntry(state, { ...entry, row: published }), view('published', published, event.post), nextCall(published));
    }
    case 'completed':
      return isEdit(row) ? step(state) : step(state, finish(row, row.hasAlerts ? view('alertsSet', row, event.post) : undefined));
    case 'continued': {
      const rest = without(state, row);
      const seen = event.view ? [event.view] : [];
      // An offer may have found the stored row meanwhile and begun to send it.
      if (rest.entries.has(event.row.id)) return step(rest, ...seen);
      const next = withEntry(rest, { row: event.row, phase: 'idle' });
      return step(next, ...seen, show(event.row, 'sending'), runs({ type: 'send', id: event.row.id }));
    }
    case 'applied': {
      if (!isEdit(row)) return step(state);
      const saved = new Map([...state.saved, [row.intent.postId, event.version]]);
      return step({ ...state, saved }, remove(row, view('changed', row, event.post, !isEnding)));
    }
    case 'failed':
      return isEdit(row) ? failedChange(state, entry, row, event) : failedPost(state, entry, event);
    case 'broken':
      if (isEnding) return step(without(state, row));
      return step(withEntry(state, { row, phase: 'idle' }), ...(isVisible(row) ? [show(row, 'failed')] : []), failed(row, event.error));
    case 'givenBack':
      if (!isEdit(row)) return step(state);
      return step(without(state, row), hide(row), view('refused', row, event.error, event.context, event.isFinal));
    case 'moved':
      return step(without(state, row), hide(event.row));
    case 'missing':
      return step(without(state, row), hide(row, true));
    case 'paused':
      return step(isEnding ? without(state, row) : withEntry(state, { row, phase: 'idle' }));
    case 'ended':
      return step(without(state, row), ...(event.view ? [event.view] : []));
  }
}

/** A save of a published post. It replaces the saves that are still here. */
function change(state: OutboxState, { context, row: written }: EventOf<'change'>): Step {
  const { userId, intent } = written;
  const own = state.saved.get(intent.postId);
  const earlier = changesOf(state, intent.postId);
  const known = [...written.known, ...(own ? [own] : []), ...versionsOf(earlier.map(({ row }) => row))];
  if (known.every((each) => isUnchanged(each, written.draft))) {
    return step(state, { type: 'store', method: 'deleteDraft', args: [userId, context] });
  }
  const row = { ...written, known: known.map(knownOf) };
  const replaced = replaceAll(state, earlier);
  return step(withEntry(replaced.state, { row, phase: 'storing' }), show(row, 'sending'), ...replaced.effects, {
    type: 'store',
    method: 'send',
    args: [context, row, earlier.map((each) => each.row)],
    next: { type: 'stored', id: row.id },
  });
}

/** Replaces the changes that other tabs have saved before this one. */
function afterOthers(state: OutboxState, row: EditRow, rows: readonly OutboxRow[]): Step {
  const others = rows.filter(isEdit).filter((each) => queueKeyOf(each) === queueKeyOf(row) && each.writtenAt < row.writtenAt);
  if (others.length === 0) return begin(state, row);
  const joined = { ...row, known: [...row.known, ...versionsOf(others).map(knownOf)] };
  const next = begin(state, joined);
  return step(
    next.state,
    write(joined),
    ...others.map((other): Effect => ({ type: 'store', method: 'deleteRow', args: [other] })),
    ...next.effects,
  );
}

/** All versions of a post that may be on the server if only some of its changes have arrived. */
const versionsOf = (edits: readonly EditRow[]) => edits.flatMap(({ known, draft }) => [...known, draft]);

/** Shows the stored rows that this page doesn't know yet, and sends what waits. */
function listed(state: OutboxState, rows: readonly OutboxRow[]): Step {
  // Another tab has sent, replaced or discarded the missing rows; an attempt finds that out and removes them.
  const toSend = [...state.entries.values()]
    .filter(({ row, phase }) => phase === 'idle' && rows.every(({ id }) => id !== row.id))
    .map(({ row }) => row.id);
  const effects: Effect[] = [];
  let next = state;
  for (const row of rows) {
    const entry = state.entries.get(row.id);
    if (entry && entry.phase !== 'idle') continue;
    next = withEntry(next, { row, phase: 'idle' });
    if (!entry && isVisible(row)) effects.push(show(row, isRefused(row) ? 'failed' : 'waiting'));
    if (entry && isVisible(entry.row) && !isVisible(row)) effects.push(hide(row));
    if (!isRefused(row)) toSend.push(row.id);
  }
  return step(next, ...effects, ...toSend.map((id) => runs({ type: 'send', id })));
}

/** An attempt begins: the stored row counts, whichever tab changed it last. */
function locked(state: OutboxState, { row, phase, isRetried }: Entry, { stored, canSend }: EventOf<'locked'>): Step {
  if (phase === 'ending') return step(without(state, row));
  if (!stored) return step(without(state, row), hide(row, true));
  if (isRefused(stored) && !isRetried) return step(withEntry(state, { row: stored, phase: 'idle' }));
  const current = isEdit(stored) ? stored : { ...stored, isRefused: undefined };
  // A post that another tab has published, or this one before a reload, is in the server's lists; its remaining calls aren't shown.
  const shown = isVisible(current) ? [show(current, canSend ? 'sending' : 'waiting')] : isVisible(row) ? [hide(current)] : [];
  const written = isRefused(stored) ? [write(current)] : [];
  return step(withEntry(state, { row: current, phase }), ...shown, ...written, canSend ? nextCall(current) : pause(current));
}

/** The next call of an attempt, after the result of the last one was stored. */
function goOn(state: OutboxState, entry: Entry, row: OutboxRow): Step {
  return step(withEntry(state, { ...entry, row }), write(row), nextCall(row));
}

function nextCall(row: OutboxRow): Effect {
  if (!isEdit(row) && row.postId !== undefined) return { type: 'complete', row };
  // Those of a thread's further posts are uploaded when it is their turn.
  const image = imagesOfPost(row.draft, 0).find((each) => !isStored(each));
  if (image) return { type: 'upload', row, image };
  return isEdit(row) ? { type: 'apply', row } : { type: 'create', row };
}

function failedPost(state: OutboxState, entry: Entry, event: EventOf<'failed'>): Step {
  const { verdict, error, canSend } = event;
  const { row } = entry;
  const hasRefused = verdict === 'refused';
  // The post is published. A refused call about it is reported; one that didn't reach the server is sent again later.
  if (!isVisible(row)) return hasRefused && !isEdit(row) ? step(state, finish(row, failed(row, error))) : step(state, pause(row));
  if (hasRefused) {
    const again = uploadedAgain(state, entry, event);
    if (again) return again;
    const refused = { ...(event.isFileLost ? withoutFiles(row) : row), isRefused: true };
    return step(
      withEntry(state, { ...entry, row: refused }),
      write(refused),
      show(refused, 'failed'),
      failed(refused, error),
      pause(refused),
    );
  }
  if (verdict === 'signedOut' || !canSend) return step(state, show(row, 'waiting'), pause(row));
  return step(state, show(row, 'failed'), failed(row, error), pause(row));
}

function failedChange(state: OutboxState, entry: Entry, row: EditRow, event: EventOf<'failed'>): Step {
  const { verdict, error, canSend, isFinal } = event;
  // The person has signed out, or has saved the post again: the failure isn't reported.
  if (entry.phase === 'ending') return step(without(state, row));
  if (verdict !== 'refused') {
    return step(state, show(row, 'waiting'), ...(verdict === 'unreached' && canSend ? [failed(row, error)] : []), pause(row));
  }
  const context = isFinal ? draftKeyBeside(row.fallbackKey) : contextKeyOf(row.intent);
  return uploadedAgain(state, entry, event) ?? step(state, { type: 'giveBack', row, context, error, isFinal });
}

/** Uploads the pictures again, once per attempt, if the server no longer knows a file that it had stored. */
function uploadedAgain(state: OutboxState, entry: Entry, { isFileLost }: EventOf<'failed'>): Step | undefined {
  return isFileLost && !entry.hasUploadedAgain ? goOn(state, { ...entry, hasUploadedAgain: true }, withoutFiles(entry.row)) : undefined;
}

function withoutFiles<R extends OutboxRow>(row: R): R {
  const images = row.draft.images.map((image) => (image.post ? image : { ...image, isFileLost: image.file ? true : undefined }));
  return { ...row, draft: { ...row.draft, images } };
}

/** Removes changes from the screen. One that is being stored or sent ends without another call. */
function replaceAll(state: OutboxState, changes: readonly Entry[]): Step {
  const next = changes.reduce(
    (all, { row, phase }) => (phase === 'idle' ? without(all, row) : withEntry(all, { row, phase: 'ending' })),
    state,
  );
  return step(next, ...changes.map(({ row }) => hide(row)));
}

function move(state: OutboxState, row: OutboxRow | undefined, context?: string): Step {
  if (!row) return step(state);
  return step(withEntry(state, { row, phase: 'moving' }), { type: 'move', row, ...(context === undefined ? {} : { context }) });
}

const begin = (state: OutboxState, row: OutboxRow): Step => step(withEntry(state, { row, phase: 'sending' }), { type: 'attempt', row });
const step = (state: OutboxState, ...effects: readonly Effect[]): Step => ({ state, effects });
const withEntry = (state: OutboxState, entry: Entry): OutboxState => ({
  ...state,
  entries: new Map([...state.entries, [entry.row.id, entry]]),
});
const without = (state: OutboxState, { id }: OutboxRow): OutboxState => ({
  ...state,
  entries: new Map([...state.entries].filter(([key]) => key !== id)),
});

const view = <Method extends keyof OutboxView>(method: Method, ...args: Parameters<OutboxView[Method]>) =>
  ({ type: 'view', method, args }) as Effect;
const show = (row: OutboxRow, state: 'sending' | 'waiting' | 'failed') => view('show', row, state);
/** `isElsewhere`: another tab has sent the row or given it up. */
const hide = (row: OutboxRow, isElsewhere = false) => view('remove', row, isElsewhere);
const failed = (row: OutboxRow, error: unknown) => view('failed', row, error);
const runs = (event: OutboxEvent): Effect => ({ type: 'run', event });
const write = (row: OutboxRow, next?: OutboxEvent): Effect => ({ type: 'store', method: 'writeRow', args: [row], ...(next && { next }) });
/** Ends a published row: the next post of its thread takes its place, or it is deleted. */
function finish(row: NewPostRow, view?: Effect): Effect {
  const next = nextInThread(row);
  if (!next) return remove(row, view);
  return { type: 'store', method: 'send', args: [undefined, next, [row]], next: { type: 'continued', id: row.id, row: next, view } };
}
/** Deletes a finished row. Only then does the page forget it, so that an offer meanwhile doesn't take it for a new one. */
const remove = (row: OutboxRow, view?: Effect): Effect => ({
  type: 'store',
  method: 'deleteRow',
  args: [row],
  next: { type: 'ended', id: row.id, ...(view && { view }) },
});
/** Ends an attempt whose row stays. */
const pause = ({ id }: OutboxRow): Effect => ({ type: 'pause', id });
