import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { minute } from '../clock.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { storeFile } from './files.ts';
import { readImage } from './imageSize.ts';
import { makeShortLink, visitShortLink } from './links.ts';
import { listNotifications, setRead } from './notifications.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

describe('drafts', () => {
  it('are listed newest first, by channel if one is given, and belong to their author', () => {
    const { channelId } = world.group('breadclub');
    world.clock.advance(minute);
    const draft = saveDraft(world.db, world.user('lena'), {
      channelId,
      rawText: 'Almost',
      mentions: [{ userId: world.user('maya').id }, { userId: world.user('maya').id }],
    });
    expect(draft.mentionedUserIds).toHaveLength(1);
    expect(listDrafts(world.db, world.user('lena'), undefined)[0]?.id).toBe(draft.id);
    expect(listDrafts(world.db, world.user('lena'), channelId).every((row) => row.channelId === channelId)).toBe(true);
    expect(refusalOf(() => deleteDraft(world.db, world.user('maya'), draft.id))).toBe('404 Draft not found');
    deleteDraft(world.db, world.user('lena'), draft.id);
    expect(refusalOf(() => deleteDraft(world.db, world.user('lena'), draft.id))).toBe('404 Draft not found');
  });

  it('cannot be empty', () => {
    expect(refusalOf(() => saveDraft(world.db, world.user('lena'), { title: ' ', rawText: '' }))).toBe('400 Draft cannot be empty');
  });
});

describe('notifications', () => {
  it('move between read and unread and keep both counts right', () => {
    const lena = world.user('lena').id;
    const counts = () =>
      [listNotifications(world.db, lena, 1, 0, false).count, listNotifications(world.db, lena, 1, 0, true).count] as const;
    const [unread, read] = counts();
    expect(unread).toBeGreaterThan(10);
    expect(read).toBeGreaterThan(10);
    const [first] = listNotifications(world.db, lena, 10, 0, false).rows;
    setRead(world.db, lena, first?.id ?? '', true);
    expect(counts()).toEqual([unread - 1, read + 1]);
    setRead(world.db, lena, first?.id ?? '', false);
    expect(counts()).toEqual([unread, read]);
    expect(refusalOf(() => setRead(world.db, world.user('maya').id, first?.id ?? '', true))).toBe('404 Notification not found');
  });

  it('exist in every kind, read and unread', () => {
    const lena = world.user('lena').id;
    for (const read of [true, false]) {
      expect(new Set(listNotifications(world.db, lena, 100, 0, read).rows.map((row) => row.type)).size).toBe(12);
    }
  });

  it('page by offset without gaps', () => {
    const lena = world.user('lena').id;
    const { count } = listNotifications(world.db, lena, 1);
    const pages = Array.from(
      { length: Math.ceil(count / 10) },
      (_, index) => listNotifications(world.db, lena, 10, index * 10).rows,
    ).flat();
    expect(new Set(pages.map((row) => row.id)).size).toBe(count);
  });
});

describe('short links', () => {
  it('are made once per post and count their visits', () => {
    const post = world.post('lena');
    const link = makeShortLink(world.viewer('maya'), post.id);
    expect(makeShortLink(world.viewer('kofi'), post.id).id).toBe(link.id);
    expect(visitShortLink(world.viewer(null), link.id).numVisits).toBe(1);
    expect(visitShortLink(world.viewer(null), link.id).numVisits).toBe(2);
    expect(refusalOf(() => visitShortLink(world.viewer(null), 'l9999999'))).toBe('404 Link not found');
  });
});

/** Creates the header of a PNG of this size; the server reads nothing else. */
function png(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('files', () => {
  it('store their bytes, size and description, and as an avatar become the person’s picture', async () => {
    const file = new File([png(640, 480)], 'me.png', { type: 'image/png' });
    const row = await storeFile(world.db, world.user('lena'), { file, purpose: 'avatar', alt: ' Me ' });
    expect(row).toMatchObject({ width: 640, height: 480, mimeType: 'image/png', alt: 'Me', name: 'me.png' });
    expect(world.user('lena').avatarFileId).toBe(row.id);
  });

  it('are refused when too large or no image', async () => {
    const store = (bytes: Uint8Array<ArrayBuffer>) =>
      storeFile(world.db, world.user('lena'), { file: new File([bytes], 'x'), purpose: 'post' });
    await expect(store(png(1, 1, 10 * 1024 * 1024))).resolves.toMatchObject({ size: 10 * 1024 * 1024 });
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
