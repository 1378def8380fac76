import * as v from 'valibot';
import { reportMalformed } from '../schema/tolerant.ts';
import type { RealtimeConnection, RealtimeFailure, RealtimeState } from './connection.ts';
import { type RealtimeEvent, realtimeEvents } from './events.ts';

/** A set of listeners: `add` returns the function that removes the listener, `notify` calls all of them. */
function createListeners<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    add: (listener: (value: T) => void): (() => void) => {
      // Wrapped, so that a function added twice is two listeners, each removed by its own function.
      const own = (value: T) => listener(value);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    notify: (value: T): void => {
      for (const listener of listeners) listener(value);
    },
  };
}

/** Does what real and fake connections have in common: keeps the state and listeners, validates payloads, reports one failure per outage. */
export function createRealtimeHub() {
  const events = { post_marked_bot: createListeners(), new_notification: createListeners(), post_interaction: createListeners() };
  const states = createListeners<RealtimeState>();
  const failures = createListeners<RealtimeFailure>();
  let state: RealtimeState = 'closed';
  let isOutageKnown = false;

  return {
    get state() {
      return state;
    },
    on: ((event, listener) => events[event].add(listener as (payload: unknown) => void)) as RealtimeConnection['on'],
    onStateChange: states.add,
    onFailure: failures.add,
    /** Changes the state and notifies its listeners. */
    enter(next: RealtimeState): void {
      if (next === 'open' || next === 'closed') isOutageKnown = false;
      if (next === state) return;
      state = next;
      states.notify(next);
    },
    /** Reports a failure, unless one was already reported in this outage. */
    fail(failure: RealtimeFailure): void {
      if (isOutageKnown) return;
      isOutageKnown = true;
      failures.notify(failure);
    },
    /** Delivers an event if its payload is valid. */
    receive(event: RealtimeEvent, payload: unknown): void {
      const result = v.safeParse(realtimeEvents[event], payload);
      if (result.success) events[event].notify(result.output);
      else reportMalformed(result.issues);
    },
  };
}
