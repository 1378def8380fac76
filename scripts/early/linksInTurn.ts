import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** How Vite's helper adds a link. */
const addLink = 'document.head.appendChild(link);';

/**
 * Styles go first: an import waits for them, also one that a press has begun while the page fetches what may come next. A hidden page waits
 * for timers much longer.
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
 * Lets late code ask for its files one after the other. Vite's helper adds the links of all of them at once, and a browser takes 5 to 10 ms
 * of a slow phone for each: a screen of twenty files held up what the reader did for 0.15 s. The import itself begins at once.
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
