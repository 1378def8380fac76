import { beforeEach, describe, expect, it } from 'vitest';
import { makeTown, refusalOf, type Town } from '../../testing/town.ts';
import { minute } from '../clock.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { storeFile } from './files.ts';
import { readImage } from './imageSize.ts';
import { makeShortLink, visitShortLink } from './links.ts';
import { listNotifications, setRead } from './notifications.ts';

let town: Town;
beforeEach(() => {
  town = makeTown();
});

describe('drafts', () => {
  it('are listed newest first, by channel when one is named, and belong to their author', () => {
    const { channelId } = town.group('breadclub');
    town.clock.advance(minute);
    const draft = saveDraft(town.db, town.user('lena'), {
      channelId,
      rawText: 'Almost',
      mentions: [{ userId: town.user('maya').id }, { userId: town.user('maya').id }],
    });
    expect(draft.mentionedUserIds).toHaveLength(1);
    expect(listDrafts(town.db, town.user('lena'), undefined)[0]?.id).toBe(draft.id);
    expect(listDrafts(town.db, town.user('lena'), channelId).every((row) => row.channelId === channelId)).toBe(true);
    expect(refusalOf(() => deleteDraft(town.db, town.user('maya'), draft.id))).toBe('404 Draft not found');
    deleteDraft(town.db, town.user('lena'), draft.id);
    expect(refusalOf(() => deleteDraft(town.db, town.user('lena'), draft.id))).toBe('404 Draft not found');
  });

  it('cannot be empty', () => {
    expect(refusalOf(() => saveDraft(town.db, town.user('lena'), { title: ' ', rawText: '' }))).toBe('400 Draft cannot be empty');
  });
});

describe('notifications', () => {
  it('move between read and unread and keep both counts right', () => {
    const lena = town.user('lena').id;
    const counts = () => [listNotifications(town.db, lena, 1, 0, false).count, listNotifications(town.db, lena, 1, 0, true).count] as const;
    const [unread, read] = counts();
    expect(unread).toBeGreaterThan(10);
    expect(read).toBeGreaterThan(10);
    const [first] = listNotifications(town.db, lena, 10, 0, false).rows;
    setRead(town.db, lena, first?.id ?? '', true);
    expect(counts()).toEqual([unread - 1, read + 1]);
    setRead(town.db, lena, first?.id ?? '', false);
    expect(counts()).toEqual([unread, read]);
    expect(refusalOf(() => setRead(town.db, town.user('maya').id, first?.id ?? '', true))).toBe('404 Notification not found');
  });

  it('come in every kind, read and unread', () => {
    const lena = town.user('lena').id;
    for (const read of [true, false]) {
      expect(new Set(listNotifications(town.db, lena, 100, 0, read).rows.map((row) => row.type)).size).toBe(12);
    }
  });

  it('page by offset without gaps', () => {
    const lena = town.user('lena').id;
    const { count } = listNotifications(town.db, lena, 1);
    const pages = Array.from({ length: Math.ceil(count / 10) }, (_, index) => listNotifications(town.db, lena, 10, index * 10).rows).flat();
    expect(new Set(pages.map((row) => row.id)).size).toBe(count);
  });
});

describe('short links', () => {
  it('are made once per post and count their visits', () => {
    const post = town.post('lena');
    const link = makeShortLink(town.viewer('maya'), post.id);
    expect(makeShortLink(town.viewer('kofi'), post.id).id).toBe(link.id);
    expect(visitShortLink(town.viewer(null), link.id).numVisits).toBe(1);
    expect(visitShortLink(town.viewer(null), link.id).numVisits).toBe(2);
    expect(refusalOf(() => visitShortLink(town.viewer(null), 'l9999999'))).toBe('404 Link not found');
  });
});

/** The beginning of a PNG of this size; the rest does not matter here. */
function png(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('files', () => {
  it('keep their bytes, size and description, and as an avatar become the person', async () => {
    const file = new File([png(640, 480)], 'me.png', { type: 'image/png' });
    const row = await storeFile(town.db, town.user('lena'), { file, purpose: 'avatar', alt: ' Me ' });
    expect(row).toMatchObject({ width: 640, height: 480, mimeType: 'image/png', alt: 'Me', name: 'me.png' });
    expect(town.user('lena').avatarFileId).toBe(row.id);
  });

  it('are refused when too large or no image', async () => {
    const store = (bytes: Uint8Array<ArrayBuffer>) =>
      storeFile(town.db, town.user('lena'), { file: new File([bytes], 'x'), purpose: 'post' });
    await expect(store(png(1, 1, 10 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
    await expect(store(new Uint8Array(100))).rejects.toMatchObject({ status: 415 });
  });

  it('tell the size of GIF, JPEG and the three kinds of WebP', () => {
    const of = (...parts: readonly (readonly number[])[]) => {
      const bytes = new Uint8Array(64);
      bytes.set(parts.flat());
      return readImage(bytes);
    };
    const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
    const riff = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')];
    expect(of([...text('GIF89a'), 5, 0, 4, 0])).toMatchObject({ mimeType: 'image/gif', width: 5, height: 4 });
    expect(of([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 4, 0, 5])).toMatchObject({
      mimeType: 'image/jpeg',
      width: 5,
      height: 4,
    });
    expect(of(riff, text('VP8 '), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 4, 0])).toMatchObject({ width: 5, height: 4 });
    expect(of(riff, text('VP8X'), [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 3, 0, 0])).toMatchObject({ width: 5, height: 4 });
    expect(of(riff, text('VP8L'), [0, 0, 0, 0, 0x2f, 4, 0xc0, 0, 0])).toMatchObject({ width: 5, height: 4 });
  });
});
