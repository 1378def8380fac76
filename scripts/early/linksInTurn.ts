import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** The statement with which Vite's helper adds a link. */
const addLink = 'document.head.appendChild(link);';

/**
 * Styles are added first, because imports wait for them, including one that a click starts during a prefetch. A hidden page doesn't use
 * timers, because browsers throttle them there.
 */
const addInTurn = `
const styles = [];
const modules = [];
let isAdding = false;
const addNext = () => {
  const link = styles.shift() ?? modules.shift();
  isAdding = !!link;
  if (!link) return;
  document.head.append(link);
  document.hidden ? addNext() : setTimeout(addNext);
};
const addInTurn = (link) => {
  (link.rel === 'stylesheet' ? styles : modules).push(link);
  if (isAdding) return;
  isAdding = true;
  queueMicrotask(addNext);
};
`;

/**
 * Adds the preload links of lazily loaded code one after the other. Vite's helper adds them all at once, and each takes a slow phone 5 to
 * 10 ms, so that a screen of twenty files blocked input for 0.15 s. The import itself still starts at once.
 */
export function linksInTurn(): Plugin {
  return {
    name: 'sez-links-in-turn',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code, id) {
        if (id !== helper) return undefined;
        if (!code.includes(addLink)) throw new Error(`Vite's preload helper has changed: ${addLink} is not in it`);
        return { code: addInTurn + code.replace(addLink, 'addInTurn(link);'), map: null };
      },
    },
  };
}
