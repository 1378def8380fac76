import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextKeyOf, type Draft, emptyDraft, intentOfContext, isSameDraft, problemsOf } from './draft.ts';
import { toDraftInput, toPostInput, toPostPatch } from './postBody.ts';
import { areAlertsValid, toAlerts, toThresholds } from './thresholds.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const image = { id: 'i1', name: 'one.png', alt: '', file: { id: 'f1', storageId: 's1' } };
const alerts = (...values: string[]) => [...values, '', '', '', '', ''].slice(0, 5);

describe('problems', () => {
  test.each([
    ['x'.repeat(5000), undefined],
    ['x'.repeat(5001), 'This is 1 character too long.'],
    ['x'.repeat(5002), 'This is 2 characters too long.'],
    ['   \n', 'Write something or attach an image.'],
    ['\u200B\u200D\uFEFF', 'Write something or attach an image.'],
    ['\u2060\u00AD\u3164\u2800\uFE0F', 'Write something or attach an image.'],
    ['👩‍💻', undefined],
  ])('the text of %# is valid by its length and visibility', (text, problem) => expect(problemsOf(draft({ text })).text).toBe(problem));

  test('an image alone is enough', () => expect(problemsOf(draft({ images: [image] }))).toEqual({}));

  test('a title has at most 200 characters', () => {
    expect(problemsOf(draft({ text: 'a', title: 'x'.repeat(200) })).title).toBeUndefined();
    expect(problemsOf(draft({ text: 'a', title: 'x'.repeat(201) })).title).toBe('The title is 1 character too long.');
  });

  test('alerts must ascend', () => {
    expect(problemsOf(draft({ text: 'a', alerts: alerts('25', '5') })).alerts).toBeDefined();
    expect(problemsOf(draft({ text: 'a', alerts: alerts('5', '', '25') })).alerts).toBeUndefined();
  });
});

describe('weigh-in alerts', () => {
  test('are exactly five, ascending, padded with "off" (val.weigh-in.slots)', () => {
    expect(toThresholds(alerts('10'))).toEqual([10, 'off', 'off', 'off', 'off'].map((threshold) => ({ threshold })));
    expect(toThresholds(alerts('', '5', '', '100'))).toEqual([5, 100, 'off', 'off', 'off'].map((threshold) => ({ threshold })));
    expect(toThresholds(toAlerts(undefined))).toEqual(Array.from({ length: 5 }, () => ({ threshold: 'off' })));
  });

  test.each([
    [alerts('5', '25', '100'), true],
    [alerts('5', '5'), false],
    [alerts('0'), false],
    [alerts(), true],
  ])('%j can be sent: %s', (alerts, isValid) => expect(areAlertsValid(alerts)).toBe(isValid));

  test('five values are sent for any input: the numbers in their order, then "off"', () => {
    const field = fc.oneof(fc.constant(''), fc.nat(200).map(String));
    fc.assert(
      fc.property(fc.array(field, { minLength: 5, maxLength: 5 }), (fields) => {
        const sent = toThresholds(fields).map(({ threshold }) => threshold);
        const numbers = fields.filter(Boolean).map(Number);
        expect(sent).toEqual([...numbers, ...Array.from({ length: 5 - numbers.length }, () => 'off')]);
        const ascends = numbers.every((number, at) => number > (at === 0 ? 0 : (numbers[at - 1] ?? 0)));
        expect(areAlertsValid(fields)).toBe(ascends);
        // The settings of the sent post are the next post's defaults.
        expect(toThresholds(toAlerts(toThresholds(fields)))).toEqual(toThresholds(fields));
      }),
    );
  });

  test("begin with the person's own", () => {
    expect(toAlerts([{ threshold: 5 }, { threshold: 25 }, { threshold: 'off' }])).toEqual(['5', '25', '', '', '']);
  });
});

describe('the request of a new post', () => {
  test('a bare post carries its type and text and nothing else', () => {
    expect(toPostInput({ kind: 'post' }, draft({ text: ' Hello ' }), [])).toEqual({ type: 'post', rawText: 'Hello', text: 'Hello' });
  });

  test('contains everything that was chosen, each in its own field', () => {
    const everything = draft({
      title: 'T',
      text: '#One https://a.example https://b.example #one @maya',
      images: [image],
      target: { channelId: 'c1', name: '#crossings', groupName: 'Street Lab' },
      isAnyoneCanReply: false,
      isPostToX: true,
      isPostToBluesky: true,
    });
    const input = toPostInput({ kind: 'quote', postId: '9' }, everything, [
      { userId: '3', username: 'maya' },
      { userId: '3', username: 'Maya' },
    ]);
    expect(input).toEqual({
      type: 'quote',
      repostedPostId: '9',
      title: 'T',
      rawText: everything.text,
      text: everything.text,
      attachedFileIds: ['f1'],
      isAnyoneCanReply: false,
      channelId: 'c1',
      displayedChannelId: 'c1',
      postToTwitter: true,
      postToBluesky: true,
      mentions: [{ userId: '3' }],
      tags: ['One'],
      urls: [{ url: 'https://a.example', title: 'a.example', description: '', imageUrl: '', isDisabledPreview: false }],
    });
  });

  test('a removed preview is sent as disabled, until another link is first', () => {
    const dismissed = draft({ text: 'https://a.example', dismissedLink: 'https://a.example' });
    expect(toPostInput({ kind: 'post' }, dismissed, []).urls).toMatchObject([{ isDisabledPreview: true }]);
    const other = { ...dismissed, text: 'https://b.example https://a.example' };
    expect(toPostInput({ kind: 'post' }, other, []).urls).toMatchObject([{ url: 'https://b.example', isDisabledPreview: false }]);
  });

  test('a reply has neither title nor target nor copies on other networks', () => {
    const input = toPostInput({ kind: 'reply', postId: '9' }, draft({ text: 'Yes', title: 'T', isPostToX: true }), []);
    expect(input).toEqual({ type: 'reply', repostedPostId: '9', rawText: 'Yes', text: 'Yes' });
  });

  test('a draft for the server names its files and everybody once (val.draft.mentions)', () => {
    const input = toDraftInput(draft({ title: 'T', text: 'a @x', images: [image] }), [
      { userId: '1', username: 'x' },
      { userId: '1', username: 'x' },
    ]);
    expect(input).toEqual({ title: 'T', rawText: 'a @x', text: 'a @x', attachedFilesIds: ['f1'], mentions: [{ userId: '1' }] });
  });
});

test('every kind of text has its own draft', () => {
  expect(contextKeyOf({ kind: 'post' })).toBe('new');
  expect(contextKeyOf({ kind: 'post', target: { channelId: 'c1' } })).toBe('channel:c1');
  expect(contextKeyOf({ kind: 'quote', postId: '4' })).toBe('quote:4');
  expect(contextKeyOf({ kind: 'post', draftKey: 'draft:7' })).toBe('draft:7');
});

test.each([
  'new',
  'new~1a2b',
  'channel:c1',
  'reply:4',
  'reply:4~1a2b',
  'quote:4',
  'draft:7',
])('a draft stored under %s opens as the same kind', (context) => expect(contextKeyOf(intentOfContext(context))).toBe(context));

test('drafts that differ only in outer white space are equal', () => {
  expect(isSameDraft(emptyDraft, draft({ text: ' \n', title: ' ' }))).toBe(true);
  expect(isSameDraft(emptyDraft, draft({ images: [image] }))).toBe(false);
  expect(isSameDraft(draft({ text: 'a' }), draft({ text: 'b' }))).toBe(false);
});

describe('the request of a change', () => {
  const original = draft({ title: 'Old', text: 'See https://a.example #one', images: [image] });

  test('a corrected title sends the title alone, an emptied one too', () => {
    expect(toPostPatch(original, { ...original, title: 'New ' }, [])).toEqual({ title: 'New' });
    expect(toPostPatch(original, { ...original, title: '' }, [])).toEqual({ title: '' });
  });

  test('sends the data that follow from a new text, and the preview only for another link', () => {
    const sameLink = toPostPatch(original, { ...original, text: 'Look: https://a.example' }, [{ userId: '3', username: 'maya' }]);
    expect(sameLink).toEqual({
      rawText: 'Look: https://a.example',
      text: 'Look: https://a.example',
      mentions: [{ userId: '3' }],
      tags: [],
    });
    expect(toPostPatch(original, { ...original, text: 'No link' }, []).urls).toEqual([]);
    expect(toPostPatch(original, { ...original, text: 'https://b.example' }, []).urls).toMatchObject([{ title: 'b.example' }]);
  });

  test('a removed image sends those that are left, another order all of them', () => {
    expect(toPostPatch(original, { ...original, images: [] }, [])).toEqual({ attachedFileIds: [] });
    const second = { ...image, id: 'i2', file: { id: 'f2', storageId: 's2' } };
    const two = { ...original, images: [image, second] };
    expect(toPostPatch(two, { ...two, images: [second, image] }, [])).toEqual({ attachedFileIds: ['f2', 'f1'] });
  });

  test('sends the setting for replies alone', () => {
    expect(toPostPatch(original, { ...original, isAnyoneCanReply: false }, [])).toEqual({ isAnyoneCanReply: false });
  });
});
