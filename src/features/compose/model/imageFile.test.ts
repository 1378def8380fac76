import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, createPost, setWeighInThresholds, updatePost, uploadFile } from '@/api';
import errors from '../../../../tests/spec/errors.json' with { type: 'json' };
import { prepareImage, uploadProblem } from './imageFile.ts';
import { errorMessageFor, isEditConflict, verdictOf } from './refusal.ts';

afterEach(() => vi.unstubAllGlobals());

const documented = new Map(errors.map((row) => [row.id, row]));
const sentence = (id: string) => documented.get(id)?.message;
const decodes = (works: boolean, width = 6000, height = 4000) =>
  vi.stubGlobal('createImageBitmap', () =>
    works ? Promise.resolve({ width, height, close: () => undefined }) : Promise.reject(new Error('broken')),
  );
/** Stubs a canvas whose pictures take `perPixel` bytes per pixel. Returns the sizes that were drawn. */
function stubCanvas(perPixel: number) {
  const drawn: string[] = [];
  const createElement = () => ({
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined }),
    toBlob(take: (blob: Blob) => void, type: string) {
      drawn.push(`${this.width}x${this.height} ${type}`);
      take({ size: this.width * this.height * perPixel, type } as Blob);
    },
  });
  vi.stubGlobal('document', { createElement });
  return drawn;
}
/** The first bytes of each format. */
const starts: Readonly<Record<string, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46],
  heic: [0, 0, 0, 16, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63, 0, 0, 0, 0],
  avif: [0, 0, 0, 16, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66, 0, 0, 0, 0],
};
const made = (name: string, type: string, content = type.slice('image/'.length), rest = 0) =>
  new File([Uint8Array.from(starts[content] ?? []), new Uint8Array(rest)], name, { type });
const small = made;
const large = (name: string, type: string) => made(name, type, undefined, 10 * 1024 * 1024);

test('takes an image that decodes as it is', async () => {
  decodes(true);
  const file = small('a.png', 'image/png');
  expect(await prepareImage(file)).toEqual({ blob: file });
});

test('refuses files that are no images, although their name and type may look right', async () => {
  decodes(false);
  expect(await prepareImage(small('a.png', 'image/png'))).toEqual({ problem: sentence('err.friendly.invalid-file-type') });
  decodes(true);
  expect(await prepareImage(small('a.pdf', 'application/pdf'))).toEqual({ problem: sentence('err.friendly.invalid-file-type') });
});

test('scales down images larger than 10 MB until they fit, and says so', async () => {
  decodes(true);
  const drawn = stubCanvas(1.2);
  const prepared = await prepareImage(large('big.jpg', 'image/jpeg'));
  expect(prepared).toMatchObject({ blob: { type: 'image/jpeg' }, notice: 'Larger than 10 MB, so it was scaled down.' });
  expect(drawn).toEqual(['4096x2731 image/jpeg', '2867x1911 image/jpeg']);
});

test('keeps transparency in a scaled picture, and the size of a picture that is small enough', async () => {
  decodes(true, 2000, 1000);
  const drawn = stubCanvas(1);
  await prepareImage(large('big.png', 'image/png'));
  expect(drawn).toEqual(['2000x1000 image/webp']);
});

test('refuses an animation larger than 10 MB, because scaling would leave one frame, and pictures that stay too large', async () => {
  decodes(true);
  stubCanvas(1);
  expect(await prepareImage(large('big.gif', 'image/gif'))).toEqual({ problem: sentence('err.friendly.file-too-large') });
  stubCanvas(100);
  expect(await prepareImage(large('big.jpg', 'image/jpeg'))).toEqual({ problem: sentence('err.friendly.file-too-large') });
});

test.each([
  ['photo.heic', 'image/heic'],
  ['photo.HEIF', ''],
  ['photo.jpg', 'image/jpeg'],
])('converts an iPhone’s %s to JPEG if the browser can read it, and otherwise refuses it with advice', async (name, type) => {
  const photo = small(name, type, 'heic');
  decodes(true);
  stubCanvas(0.1);
  expect(await prepareImage(photo)).toMatchObject({ blob: { type: 'image/jpeg' }, notice: undefined });
  decodes(false);
  expect(await prepareImage(photo)).toEqual({
    problem: 'This browser can’t open HEIC photos. Save the photo as a JPEG, or set your camera to “Most Compatible”.',
  });
});

test('draws a picture of another format under the name of a JPEG anew, because its metadata could not be removed', async () => {
  decodes(true, 600, 400);
  const drawn = stubCanvas(0.1);
  expect(await prepareImage(small('photo.jpg', 'image/jpeg', 'avif'))).toMatchObject({ blob: { type: 'image/jpeg' }, notice: undefined });
  expect(drawn).toEqual(['600x400 image/jpeg']);
});

const refused = (endpoint: ConstructorParameters<typeof ApiError>[0], statusCode: number, serverMessage?: string) =>
  new ApiError(endpoint, 'http', { statusCode, serverMessage });
const unreached = new ApiError(createPost, 'network');

test.each([
  ['err.friendly.file-too-large', refused(uploadFile, 413, 'File is too large')],
  ['err.friendly.invalid-file-type', refused(uploadFile, 415, 'Unsupported file type')],
  ['err.friendly.upload-failed', refused(uploadFile, 500)],
  ['err.friendly.upload-failed', new ApiError(uploadFile, 'network')],
])('an upload that fails shows the message of %s', (id, error) => {
  expect(uploadProblem(error)).toBe(sentence(id));
  expect(errorMessageFor(error)).toEqual([sentence(id)]);
});

test.each([
  createPost,
  updatePost,
])('the limit of the score is shown for 7 s, regardless of the server’s message (err.post-429)', (endpoint) => {
  expect(errorMessageFor(refused(endpoint, 429, 'Slow down'))).toEqual([sentence('err.post-429'), documented.get('err.post-429')?.lifeMs]);
});

test('too many other calls show the friendly message, not that of the limit', () => {
  expect(errorMessageFor(refused(setWeighInThresholds, 429, 'Too Many Requests'))).toEqual([undefined]);
});

test('any other failure is shown in the server’s wording, else "Request failed" (err.post-create-other)', () => {
  expect(errorMessageFor(refused(createPost, 400, 'Post is too long'))).toEqual(['Post is too long']);
  expect(errorMessageFor(refused(createPost, 500))).toEqual(['Request failed']);
  expect(errorMessageFor(unreached)).toEqual(['Request failed']);
});

test('a post waits during an outage or without a session, instead of counting as refused', () => {
  expect(verdictOf(unreached)).toBe('unreached');
  expect(verdictOf(new ApiError(createPost, 'timeout'))).toBe('unreached');
  expect(verdictOf(refused(createPost, 401, 'Unauthorized'))).toBe('signedOut');
  expect(verdictOf(refused(createPost, 429))).toBe('refused');
  expect(verdictOf(refused(createPost, 500))).toBe('refused');
});

test('an edit conflict is known by its status and by its message (err.post-edit-conflict)', () => {
  expect(isEditConflict(refused(updatePost, 409))).toBe(true);
  expect(isEditConflict(refused(updatePost, 400, 'A post may not be edited after it has been responded or reacted to'))).toBe(true);
  expect(isEditConflict(refused(updatePost, 400, 'Post is too long'))).toBe(false);
});
