import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** What Vite says there, and what is said instead. */
const replacements = [
  // The security policy names scripts by their hashes: no nonce has to be handed on.
  [/const cspNonceMeta = [^;]*;\s*const cspNonce = [^;]*;/, ''],
  [/if \(cspNonce\) link\.setAttribute\("nonce", cspNonce\);/, ''],
  // What every browser of the target has by itself; the names of files are whole paths.
  [/promise = allSettled\(/, 'promise = Promise.allSettled('],
  [/importMetaResolve\(depString\)/, 'new URL(depString, location.origin)'],
  [/document\.head\.appendChild\(link\);/, 'addInTurn(link);'],
] as const;

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
        const changed = replacements.reduce((text, [wanted, instead]) => {
          if (!wanted.test(text)) throw new Error(`Vite's preload helper has changed: ${wanted} is not in it`);
          return text.replace(wanted, instead);
        }, code);
        return { code: addInTurn + changed, map: null };
      },
    },
  };
}
