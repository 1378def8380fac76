import { describe, expect, test } from 'vitest';
import { contextKeyOf, type Draft, emptyDraft, isSameDraft, problemsOf, toPostInput, toPostPatch } from './draft.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const file = { id: 'f1', storageId: 's1' };

describe('problems', () => {
  test.each([
    ['x'.repeat(5000), undefined],
    ['x'.repeat(5001), 'This is 1 characters too long.'],
    ['   \n', 'Write something or attach an image.'],
  ])('a text of %# is judged by its length', (text, problem) => expect(problemsOf(draft({ text })).text).toBe(problem));

  test('an image alone is enough', () => expect(problemsOf(draft({ files: [file] }))).toEqual({}));

  test('a title has at most 200 characters', () => {
    expect(problemsOf(draft({ text: 'a', title: 'x'.repeat(200) })).title).toBeUndefined();
    expect(problemsOf(draft({ text: 'a', title: 'x'.repeat(201) })).title).toBeDefined();
  });
});

describe('what is sent', () => {
  test('a bare post carries its type and text and nothing else', () => {
    expect(toPostInput({ kind: 'post' }, draft({ text: ' Hello ' }), [])).toEqual({ type: 'post', rawText: 'Hello', text: 'Hello' });
  });

  test('a reply carries its target; tags, the first link, files and mentions are added when there are any', () => {
    const input = toPostInput(
      { kind: 'reply', postId: '9' },
      draft({ title: 'T', text: '#One https://a.example https://b.example #one @maya', files: [file] }),
      [{ userId: '3', username: 'maya' }],
    );
    expect(input).toMatchObject({
      type: 'reply',
      repostedPostId: '9',
      title: 'T',
      attachedFileIds: ['f1'],
      mentions: [{ userId: '3' }],
      tags: ['One'],
      urls: [{ url: 'https://a.example', title: 'a.example' }],
    });
    expect(input.urls).toHaveLength(1);
  });
});

test('every place where one can write keeps a draft of its own', () => {
  expect(contextKeyOf({ kind: 'post' })).toBe('new');
  expect(contextKeyOf({ kind: 'quote', postId: '4' })).toBe('quote:4');
});

test('a draft says the same when only white space around it differs', () => {
  expect(isSameDraft(emptyDraft, draft({ text: ' \n', title: ' ' }))).toBe(true);
  expect(isSameDraft(emptyDraft, draft({ files: [file] }))).toBe(false);
  expect(isSameDraft(draft({ text: 'a' }), draft({ text: 'b' }))).toBe(false);
});

describe('what a change sends', () => {
  const original = draft({ title: 'Old', text: 'See https://a.example #one', files: [file] });

  test('a corrected title sends the title alone, an emptied one too', () => {
    expect(toPostPatch(original, { ...original, title: 'New ' }, [])).toEqual({ title: 'New' });
    expect(toPostPatch(original, { ...original, title: '' }, [])).toEqual({ title: '' });
  });

  test('a new text sends what follows from it, and the preview only for another link', () => {
    const sameLink = toPostPatch(original, { ...original, text: 'Look: https://a.example' }, [{ userId: '3', username: 'maya' }]);
    expect(sameLink).toEqual({ rawText: 'Look: https://a.example', text: 'Look: https://a.example', mentions: [{ userId: '3' }], tags: [] });
    expect(toPostPatch(original, { ...original, text: 'No link' }, []).urls).toEqual([]);
    expect(toPostPatch(original, { ...original, text: 'https://b.example' }, []).urls).toMatchObject([{ title: 'b.example' }]);
  });

  test('a removed image sends those that are left', () => {
    expect(toPostPatch(original, { ...original, files: [] }, [])).toEqual({ attachedFileIds: [] });
  });
});
