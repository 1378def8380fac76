import {
  type ComponentType,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Boundary } from './Boundary.tsx';
import { eagerValue, lazyValue } from './lazyValue.ts';
import { PartFailures } from './PartFailures.ts';

export interface LazyPartOptions<Props = object> {
  /** The component, if its code is already loaded: the screen on which most people land must not be rendered in two steps. */
  present?: ComponentType<Props> | undefined;
  /**
   * An optional part that the person didn't request (a chart, a side column): a failure isn't shown, and loading is retried a
   * little later.
   */
  isOptional?: boolean | undefined;
}

interface UseProps {
  /**
   * Whether to load and render it; the default is true. While it is false, the fallback is shown: a trigger is therefore
   * the same element before the press, while loading and after a failure, and keeps its focus.
   */
  shouldLoad?: boolean | undefined;
  /** Shown until it is loaded, and after a failure: its trigger, a skeleton, or nothing. */
  fallback?: ReactNode;
  /** Shown after a failure instead of the fallback. `retry` loads and renders it again. */
  failed?: ((retry: () => void) => ReactNode) | undefined;
  /** Called after a failure. Call `setShouldLoad(false)` here, so that the next press tries again. */
  onFailure?: (() => void) | undefined;
}

/** A component whose code is loaded later. */
export type LazyPart<Props> = ComponentType<Props & UseProps> & {
  /** Fetches the code before it is needed, for example when the pointer comes near. A failure is forgotten. */
  preload: () => void;
  /** The same, but rejects with the failure. */
  load: () => Promise<unknown>;
};

let need = (): Promise<unknown> => Promise.resolve();

/** Sets what all lazy components need besides their own code. It is fetched with the first of them, and none is rendered without it. */
export function setPartsDependency(load: () => Promise<unknown>): void {
  need = load;
}

async function fetchWithNeeds<Code>(fetch: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([fetch(), need()]);
  return code;
}

/**
 * Declares a lazily loaded component with an error boundary of its own. All late components use it. One that can't be loaded, or fails to
 * render, doesn't affect its surroundings, is reported by the application (`PartFailures`) and can be retried.
 *
 *     const PostMenu = lazyPart(() => import('./PostMenu.tsx'));
 *     const { part, trigger } = useOnDemand(PostMenu);
 *     return <PostMenu {...part} fallback={<MoreButton {...trigger} />} post={post} />;
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  { isOptional = false, present }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const code = present ? eagerValue({ default: present }) : lazyValue(() => fetchWithNeeds(fetch));

  function Part({ shouldLoad = true, fallback = null, failed, onFailure, ...rest }: Props & UseProps) {
    const loaded = useSyncExternalStore(code.subscribe, code.read);
    const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
    const report = use(PartFailures);
    const retry = () => setState((state) => ({ attempt: state.attempt + 1, hasFailed: false }));
    const fail = (kind: 'code' | 'drawing', error: unknown) => {
      report({ error, kind, isOptional, isReported: failed !== undefined, isAgain: attempt > 0 || hasFailed });
      onFailure?.();
    };
    const onRefused = useEffectEvent((error: unknown) => fail('code', error));

    useEffect(() => {
      if (!shouldLoad || code.read()) return undefined;
      let isCurrent = true;
      code.load().catch((error: unknown) => {
        if (!isCurrent) return;
        setState((state) => ({ ...state, hasFailed: true }));
        onRefused(error);
      });
      return () => {
        isCurrent = false;
      };
    }, [shouldLoad, attempt]);
    useRetryLater(isOptional && hasFailed, retry);

    if (!shouldLoad || !loaded) return hasFailed && failed ? failed(retry) : fallback;
    return (
      <Boundary fallback={failed ?? (() => fallback)} onFailure={(error) => fail('drawing', error)}>
        <loaded.default {...(rest as unknown as Props)} />
      </Boundary>
    );
  }

  return Object.assign(Part, { preload: () => void code.load().catch(() => undefined), load: code.load });
}

function useRetryLater(isWaiting: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    return isWaiting ? retryLater(() => again()) : undefined;
  }, [isWaiting]);
}

const retryDelay = 30_000;

/**
 * Does something again when the connection comes back, and after half a minute at the latest: a browser may never have noticed that it
 * was gone. Returns the function that stops it.
 */
export function retryLater(again: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', now);
  };
  const now = () => {
    stop();
    again();
  };
  const timer = setTimeout(now, retryDelay);
  addEventListener('online', now);
  return stop;
}

/** What a trigger needs, so that its part is fetched when the pointer or the focus comes near and opens with the press. */
interface TriggerHandlers {
  onPointerEnter: PointerEventHandler;
  onFocus: FocusEventHandler;
  onClick: () => void;
}

/** Wires a trigger to the part that comes with its first press. Spread `part` on the part and `trigger` on the button in its fallback. */
export function useOnDemand({ preload }: { preload: () => void }): {
  part: { shouldLoad: boolean; onFailure: () => void };
  trigger: TriggerHandlers;
} {
  const [shouldLoad, setShouldLoad] = useState(false);
  return {
    part: { shouldLoad, onFailure: () => setShouldLoad(false) },
    trigger: { onPointerEnter: preload, onFocus: preload, onClick: () => setShouldLoad(true) },
  };
}
