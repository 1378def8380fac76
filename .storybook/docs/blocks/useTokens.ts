import { useSyncExternalStore } from 'react';
import { vars } from '@/design-system/tokens/contract.css.ts';

export interface Token {
  /** Name in code: `vars.color.ink.strong`. */
  name: string;
  /** Name in a stylesheet: `--sez-color-ink-strong`. */
  property: string;
  /** The value to which the page currently resolves it. */
  value: string;
}

type Tree = { readonly [name: string]: string | Tree };

function leaves(tree: Tree, path: string): [name: string, reference: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = /^\d/.test(key) ? `${path}['${key}']` : `${path}.${key}`;
    return typeof value === 'string' ? [[name, value]] : leaves(value, name);
  });
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
const snapshot = () => `${document.documentElement.getAttribute('style')} ${document.documentElement.dataset['scheme']}`;

/** The tokens of one group of the contract with the values of the theme in the toolbar. */
export function useTokens(group: keyof typeof vars): Token[] {
  useSyncExternalStore(subscribe, snapshot);
  const computed = getComputedStyle(document.documentElement);
  return leaves(vars[group] as Tree, `vars.${group}`).map(([name, reference]) => {
    const property = reference.slice('var('.length, -1);
    return { name, property, value: computed.getPropertyValue(property).trim() };
  });
}
