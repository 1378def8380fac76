import { atom, type createStore } from 'jotai';
import { showNewPostsAtom } from '@/features/feed';
import { composeIntentAtom, isTemporary, openComposerAtom, postAtom, replyAtom, shownIdOf, toggleRepostAtom } from '@/features/posts';
import { paths } from '@/shared/lib/paths';
import { focusedPost, focusPost, waitForElement } from './focusPost.ts';
import { articleStepOf, type Command, matchShortcut, type PendingSequence } from './keys.ts';
import { areShortcutsOnAtom, type ShortcutLayer } from './storage.ts';

/**
 * Performs the action of a post's button. The id is that of the list's
 * entry; for a repost, the action applies to its original.
 */
const actOnPostAtom = atom(null, (get, set, entryId: string, deed: 'reply' | 'quote' | 'repost') => {
  const entry = get(postAtom(entryId));
  const post = entry && (get(postAtom(shownIdOf(entry))) ?? entry);
  if (!post || isTemporary(post.id)) return;
  if (deed === 'repost') void set(toggleRepostAtom, post.id);
  else if (deed === 'reply') set(replyAtom, post);
  else set(openComposerAtom, { kind: deed, postId: post.id });
});

export interface ShortcutParts {
  readonly store: ReturnType<typeof createStore>;
  /** Opens a screen. */
  readonly goTo: (path: string) => void;
  /** Shows the list of shortcuts, or the palette of commands. */
  readonly open: (layer: ShortcutLayer) => void;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** How long to wait for the code of Explore, in milliseconds. */
const screenPatience = 5000;

/** Handles the keys of the shortcuts. Returns the function that stops it. */
export function startShortcuts({ store, goTo, open }: ShortcutParts): () => void {
  const onFocused = (deed: 'reply' | 'quote' | 'repost') => () => {
    const id = focusedPost()?.dataset['postId'];
    if (id !== undefined) store.set(actOnPostAtom, id, deed);
  };
  const deeds: Record<Command, () => void> = {
    next: () => focusPost(1),
    previous: () => focusPost(-1),
    reply: onFocused('reply'),
    quote: onFocused('quote'),
    repost: onFocused('repost'),
    weighIn: pressWeighIn,
    newPosts: () => store.get(showNewPostsAtom)?.show(),
    compose: () => store.set(openComposerAtom, { kind: 'post' }),
    search: () => {
      // The field of the screen that is left, such as that of Groups, is still there until the next one is drawn.
      const former = location.pathname.endsWith(paths.explore()) ? null : searchField();
      goTo(paths.explore());
      waitForElement(
        () => (searchField() === former ? null : searchField()),
        (field) => field.focus(),
        screenPatience,
      );
    },
    feed: () => goTo(paths.home()),
    explore: () => goTo(paths.explore()),
    groups: () => goTo(paths.groups()),
    notifications: () => goTo(paths.notifications()),
    help: () => open('list'),
    palette: () => open('palette'),
  };

  let pending: PendingSequence | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    // An open dialog gets all keys; so does the composer while its code is still loading.
    if (event.defaultPrevented || document.querySelector(layers) || store.get(composeIntentAtom)) return;
    const step = isInFeed() && !isTyping(event) ? articleStepOf(event) : undefined;
    if (step) {
      event.preventDefault();
      return focusPost(step);
    }
    const meaning = matchShortcut(event, { isOn: store.get(areShortcutsOnAtom), isTyping: isTyping(event), pending });
    pending = meaning.pending;
    if (!meaning.command) return;
    // Otherwise the character would be typed into the field that gets the focus.
    event.preventDefault();
    deeds[meaning.command]();
  };

  // Subscribed, so that a change in another tab also applies here.
  const stopFollowing = store.sub(areShortcutsOnAtom, () => undefined);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    stopFollowing();
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** Page Down and Page Up move from post to post only inside a feed; elsewhere they scroll the page as usual. */
const isInFeed = () => focusedPost()?.closest('[role="feed"]') != null;

/** Reads the composed path, because for a field in a shadow tree the event's target is only the host element. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(fields) !== null;
}

const searchField = () => document.querySelector<HTMLElement>('main search input');

/** Presses the weigh-in button of the focused post, which loads and opens the popover. On the post's own page, images open dialogs too. */
function pressWeighIn(): void {
  const pill = focusedPost()?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]:not(:has(img))');
  // The popover opens beside the pill, which may be below the window.
  pill?.scrollIntoView({ block: 'nearest' });
  pill?.click();
}
