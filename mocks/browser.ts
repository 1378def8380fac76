import { setupWorker } from 'msw/browser';
import { string } from 'valibot';
import { clearReadCache } from '@/api/client';
import { stored } from '@/shared/storage';
import { Backend } from './backend.ts';
import { cannotRun, canRun } from './browser/canRun.ts';
import { type ControlParts, createControl, type MockControl, signInAs } from './browser/control.ts';
import { holdRequestsWhileLeaving } from './browser/holdWhileLeaving.ts';
import { takePartition } from './browser/idPartition.ts';
import { ignoreWorkerUpdateErrors } from './browser/ignoreWorkerUpdateErrors.ts';
import { type LinkOptions, readLink } from './browser/link.ts';
import { createPageClock } from './browser/pageClock.ts';
import { persistFaults } from './browser/persistFaults.ts';
import { persistPassthrough } from './browser/persistPassthrough.ts';
import { openStore, type SavedState, type Store } from './browser/store.ts';
import { openTabs, type TabMessage } from './browser/tabs.ts';
import { trustWorker } from './browser/trustWorker.ts';
import { areSubstantial } from './db/changeLog.ts';
import { createClock } from './db/clock.ts';
import { EventHub } from './db/events.ts';
import type { Change } from './db/table.ts';
import { socketTarget } from './http/faults.ts';
import { createSingleSession, type SingleSession } from './http/session.ts';
import { httpHandlers, withoutKeepalive } from './msw.ts';
import { providerPage } from './provider/page.ts';
import { showPage } from './provider/show.ts';
import { scenarioContextOf } from './scenarios/context.ts';
import { applyScenarios } from './scenarios/index.ts';
import { createBot } from './socket/bot.ts';
import { workerSocket } from './socket/worker.ts';

declare global {
  interface Window {
    __mock: MockControl;
  }
}

/** In milliseconds: long enough to see skeletons, short enough not to disturb. Automated browsers don't wait at all. */
const usualLatency = 120;

/** Restores the saved state. An unchanged or unreadable one is created again, so that its dates are current. */
async function restore(backend: Backend, session: SingleSession, store: Store, saved: SavedState, options: LinkOptions): Promise<void> {
  const { snapshot, userId } = saved;
  const hasOtherWorld = options.world !== null && options.world !== snapshot?.world;
  const isUsed = snapshot !== null && areSubstantial(snapshot.changes);
  try {
    if (isUsed && !hasOtherWorld) backend.restore(snapshot);
    else backend.reset(options.world ?? (snapshot?.world === undefined ? undefined : (snapshot.world as Backend['world'])));
    // A code that was sent survives the reload of the page that requested it, also when the world is reset.
    if (snapshot !== null && !isUsed && !hasOtherWorld) backend.absorb(snapshot.changes);
  } catch (error) {
    console.warn('The saved mock state was dropped.', error);
    backend.reset();
  }
  session.userId = userId !== null && backend.db.users.get(userId) ? userId : null;
  if (!isUsed || hasOtherWorld || !backend.isTouched) await store.replace(backend.snapshot(), session.userId);
}

/** Sends changes to other tabs and to the disk, and takes over those of other tabs. */
function share(backend: Backend, session: SingleSession, store: Store, delivered: EventHub): (message: TabMessage) => void {
  const absorb = (changes: readonly Change[]) => {
    try {
      backend.absorb(changes);
    } catch (error) {
      console.warn('What another tab changed could not be taken over.', error);
    }
  };
  const { send } = openTabs((message) => {
    if (message.kind === 'changes') absorb(message.changes);
    if (message.kind === 'event') delivered.emit(message.event);
    if (message.kind === 'session') {
      session.userId = message.userId;
      backend.settled.emit();
    }
    if (message.kind === 'arranged') backend.adoptArranged(message.arranged);
    if (message.kind === 'replaced') location.reload();
  });
  backend.onCommit = (changes) => {
    void store.save(changes);
    send({ kind: 'changes', changes });
  };
  backend.onArrange = () => {
    void store.saveMeta(backend.snapshot());
    send({ kind: 'arranged', arranged: backend.snapshot().arranged ?? {} });
  };
  session.onChange = (userId) => {
    void store.saveSession(userId);
    send({ kind: 'session', userId });
  };
  backend.events.listen((event) => {
    delivered.emit(event);
    send({ kind: 'event', event });
  });
  return send;
}

async function startWorker({ backend, session, store }: ControlParts, delivered: EventHub): Promise<void> {
  const socket = workerSocket({
    origin: location.origin,
    events: delivered,
    userId: () => (backend.isActive(session.userId) ? session.userId : null),
    settled: backend.settled,
    dropped: backend.dropSockets,
    strike: () => backend.faults.strike(socketTarget),
    isPassedOn: () => backend.through.isEverything,
  });
  const worker = setupWorker(...httpHandlers(backend, store.settled), socket);
  const base = import.meta.env.BASE_URL;
  const workerPath = `${base}mockServiceWorker.js`;
  trustWorker(workerPath);
  ignoreWorkerUpdateErrors();
  withoutKeepalive();
  holdRequestsWhileLeaving();
  await worker.start({
    quiet: true,
    // Everything under /api is answered above, an unknown call with an error; other requests belong to the page.
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerPath, options: { scope: base } },
  });
}

/** Applies the link's options. The app hasn't started yet, so it starts as the person in the link. */
async function followLink(parts: ControlParts, options: LinkOptions): Promise<void> {
  if (options.latency !== null) parts.backend.latency = options.latency;
  if (options.persona !== null) await signInAs(parts, options.persona);
  if (options.scenarios.length > 0) applyScenarios(parts.backend, options.scenarios, scenarioContextOf(parts.backend, parts.session));
  // The address arranges something, so what the client kept from an earlier load is outdated.
  if (options.persona !== null || options.scenarios.length > 0 || options.world !== null) clearReadCache();
  if (options.rest !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', options.rest);
}

/** The control, which makes the client forget what it has read: it arranges what reads answer. */
function withoutOldReads(control: MockControl): MockControl {
  const wrap = (value: unknown) => {
    if (typeof value !== 'function') return value;
    const act = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      clearReadCache();
      return act(...args);
    };
  };
  return Object.fromEntries(Object.entries(control).map(([name, value]) => [name, wrap(value)])) as unknown as MockControl;
}

/** Starts the mock backend inside the page. Resolves when requests are answered; where the browser doesn't allow it, the page says so. */
export async function startMocks(): Promise<void> {
  if (!canRun()) return showPage(cannotRun);
  try {
    await startBackend();
  } catch (error) {
    console.warn('The mock backend could not start.', error);
    return showPage(cannotRun);
  }
  if (isPanelWanted()) void import('./panel/index.tsx').then(({ showPanel }) => showPanel(window.__mock));
}

async function startBackend(): Promise<void> {
  const options = readLink(location.href);
  const realNow = Date.now.bind(Date);
  const clock = createClock(undefined, realNow);
  const pageClock = createPageClock(clock);
  if (options.now !== null) pageClock.set(options.now);

  const store = openStore();
  const session = createSingleSession();
  const backend = new Backend({ sessions: session, clock, latency: navigator.webdriver ? 0 : usualLatency });
  backend.usePartition(await takePartition());
  await restore(backend, session, store, await store.load(), options);
  const delivered = new EventHub();
  const send = share(backend, session, store, delivered);
  persistFaults(backend.faults);
  persistPassthrough(backend.through);

  const bot = createBot(backend, () => session.userId);
  const parts: ControlParts = { backend, session, store, bot, pageClock, send };
  window.__mock = withoutOldReads(createControl(parts));

  await followLink(parts, options);
  const provider = providerPage(new URL(location.href), import.meta.env.BASE_URL);
  if (provider) {
    // This page belongs to the provider, so the application doesn't start.
    return showPage(provider);
  }
  await startWorker(parts, delivered);
}

/** Hides the panel for the browser tab, or brings it back. */
const panelEntry = stored('mock:panel', string(), 'session');

/** `?panel=off` hides the panel, `?panel=on` brings it back. Automated browsers get it only when they ask. */
function isPanelWanted(): boolean {
  const panelParameter = new URLSearchParams(location.search).get('panel');
  if (panelParameter !== null) panelEntry.write(panelParameter);
  return (panelEntry.read() ?? (navigator.webdriver ? 'off' : 'on')) !== 'off';
}
