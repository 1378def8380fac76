import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost } from '@tests/support/factories';
import { patience } from '@tests/support/plays';
import { useStore } from 'jotai';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { wordRect } from '@/design-system/pickers/Suggestions/wordRect.ts';
import { PostCard, putPostsAtom } from '@/features/posts';
import { textsByScript } from '@/shared/lib/text/scripts.fixture';
import { Composer } from './Composer.tsx';

/** Lines in which words of both directions stand beside a mention or a tag; short, so that none wraps. */
const mixedLines = 'then שלום #תל־אביב and\nקודם and #transit אחר\nو @maya را\n@lena שלום\n#ירושלים first';

const texts = [
  mixedLines,
  ...textsByScript.map(([, text]) => text),
  'English first, then שלום #תל־אביב and back\nעברית קודם and English #transit אחר כך\n日本語#東京 and #more',
  'امروز #می\u200Cخواهم\nSecond line in English #transit\nو باز #تهران',
];

/** The composer, and below it the same texts as posts. */
function Written() {
  const store = useStore();
  useState(() =>
    store.set(
      putPostsAtom,
      texts.map((rawText, at) => aPost(`script${at}`, { rawText, mentions: [{ userId: 'maya' }] })),
    ),
  );
  return (
    <>
      {texts.map((text, at) => (
        <PostCard key={text} id={`script${at}`} />
      ))}
      <Composer intent={{ kind: 'post' }} />
    </>
  );
}

const meta = {
  title: 'Compose/Scripts',
  tags: ['!autodocs'],
  component: Written,
  parameters: { layout: 'fullscreen', app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' } },
} satisfies Meta<typeof Written>;
export default meta;

const rectOf = (node: Node, start: number, end: number) => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range.getBoundingClientRect();
};

/** The edge of the text at which each of its lines begins: `left` or `right`. */
function edgesOf(container: Element, text: string): string[] {
  const { left, right } = container.getBoundingClientRect();
  const nodes = textNodesOf(container);
  return text.split('\n').map((_line, index, lines) => {
    const from = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    const first = nodes.find(({ start, end }) => from >= start && from < end);
    if (!first) return 'none';
    const rect = rectOf(first.node, from - first.start, from - first.start + 1);
    return rect.left - left < right - rect.right ? 'left' : 'right';
  });
}

/** The words of each line in the order in which they stand, from the left. */
function ordersOf(container: Element, text: string): string[][] {
  const nodes = textNodesOf(container);
  const leftOf = (from: number) => {
    const found = nodes.find(({ start, end }) => from >= start && from < end);
    return found ? rectOf(found.node, from - found.start, from - found.start + 1).left : Number.NaN;
  };
  return [...text.matchAll(/.+/g)].map((line) =>
    [...line[0].matchAll(/\S+/g)]
      // The second letter, because the first can be a sign, which stands on either side of its word.
      .map((word) => ({ word: word[0], left: leftOf(line.index + word.index + Math.min(1, word[0].length - 1)) }))
      .sort((one, other) => one.left - other.left)
      .map(({ word }) => word),
  );
}

/** The text nodes of an element with their offsets in its text. */
function textNodesOf(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number; end: number }[] = [];
  for (let at = 0, node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    nodes.push({ node, start: at, end: at + length });
    at += length;
  }
  return nodes;
}

/** How far apart, in px, the tint of each word and the suggestions for it begin. */
function distancesOf(field: HTMLTextAreaElement, underlay: Element, text: string) {
  return [...underlay.querySelectorAll('*')].map((tint) => {
    const word = tint.textContent ?? '';
    const start = text.indexOf(word);
    const listed = wordRect(field, { start, end: start + word.length });
    const range = document.createRange();
    range.selectNodeContents(tint);
    const last = [...range.getClientRects()].at(-1);
    const distance = last ? Math.max(Math.abs(last.left - listed.left), Math.abs(last.top - listed.top)) : Number.POSITIVE_INFINITY;
    return { word, distance };
  });
}

/** Tint, suggestions and the published text agree about the position of each word, as measured by Range. */
export const Directions: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const field = await within(document.body).findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, patience);
    await waitFor(() => expect(field.form).toHaveAttribute('aria-busy', 'false'), patience);
    const underlay = field.parentElement?.querySelector('[aria-hidden]');
    if (!underlay) throw new Error('There is no layer of tints.');
    for (const [at, text] of texts.entries()) {
      await fireEvent.change(field, { target: { value: text } });
      await waitFor(() => expect(underlay.textContent?.trimEnd()).toBe(text));
      // Further parts of the font are fetched with the first letters that need them, and change the widths of words.
      await document.fonts.ready;
      // Measuring changes the document. Watched as a whole it would be measured again at once, for ever if a distance stays.
      await waitFor(() => expect(distancesOf(field, underlay, text).filter(({ distance }) => distance >= 1)).toEqual([]), {
        container: underlay as HTMLElement,
      });
      await expect(distancesOf(field, underlay, text).length).toBeGreaterThan(0);
      const published = canvasElement.querySelector(`#post-script${at} p[dir]`);
      if (!published) throw new Error('The post has no text.');
      await expect(edgesOf(published, text), text).toEqual(edgesOf(underlay, text));
      if (text === mixedLines) await expect(ordersOf(published, text)).toEqual(ordersOf(underlay, text));
    }
  },
};
