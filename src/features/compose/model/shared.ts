import { safeLink } from '@/shared/lib/safeUrl';
import { isBlankText } from '@/shared/lib/text/blank';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import type { Draft } from './draft.ts';

/** Control characters other than line breaks and tabs, which no field of the composer can contain. */
const controls = /[\0-\x08\v\f\x0E-\x1F\x7F]/g;

/**
 * What another application has shared, as a draft: the parameters of the manifest's share target, within the limits of a post. Undefined if
 * there is no visible text among them.
 */
export function sharedDraft(parameters: URLSearchParams): Pick<Draft, 'title' | 'text'> | undefined {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => cleaned(parameters.get(name) ?? '')) as [string, string, string];
  // Many applications send the address within the text, or both.
  const link = safeLink(url) && !/\s/.test(url) && !text.includes(url) ? url : '';
  const draft = { title: within(title.replace(/\s+/g, ' '), maxTitleLength), text: withLink(text, link) };
  return draft.title || draft.text ? draft : undefined;
}

function cleaned(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(controls, '').trim();
  return isBlankText(text) ? '' : text;
}

/** A long text is shortened rather than its link, which is most of what was meant. */
function withLink(text: string, link: string): string {
  if (!link || link.length > maxTextLength) return within(text, maxTextLength);
  const words = within(text, maxTextLength - link.length - 2);
  return words ? `${words}\n\n${link}` : link;
}

/** The beginning of a text, without half of a character. */
const within = (text: string, length: number) => text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
