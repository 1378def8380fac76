import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, createPost, setWeighInThresholds, updatePost, uploadFile } from '@/api';
import errors from '../../../../tests/spec/errors.json' with { type: 'json' };
import { imageProblem, uploadProblem } from './imageFile.ts';
import { errorMessageFor, isEditConflict, verdictOf } from './refusal.ts';

afterEach(() => vi.unstubAllGlobals());

const documented = new Map(errors.map((row) => [row.id, row]));
const sentence = (id: string) => documented.get(id)?.message;
const decodes = (works: boolean) =>
  vi.stubGlobal('createImageBitmap', () => (works ? Promise.resolve({ close: () => undefined }) : Promise.reject(new Error('broken'))));

test('accepts an image that decodes', async () => {
  decodes(true);
  expect(await imageProblem(new File(['x'], 'a.png', { type: 'image/png' }))).toBeUndefined();
});

test('refuses what is no image, although its name and type may look right', async () => {
  decodes(false);
  expect(await imageProblem(new File(['x'], 'a.png', { type: 'image/png' }))).toBe(sentence('err.friendly.invalid-file-type'));
  decodes(true);
  expect(await imageProblem(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toBe(sentence('err.friendly.invalid-file-type'));
});

test('refuses what is larger than 10 MB', async () => {
  decodes(true);
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
  expect(await imageProblem(large)).toBe(sentence('err.friendly.file-too-large'));
});

const refused = (endpoint: ConstructorParameters<typeof ApiError>[0], statusCode: number, serverMessage?: string) =>
  new ApiError(endpoint, 'http', { statusCode, serverMessage });
const unreached = new ApiError(createPost, 'network');

test.each([
  ['err.friendly.file-too-large', refused(uploadFile, 413, 'File is too large')],
  ['err.friendly.invalid-file-type', refused(uploadFile, 415, 'Unsupported file type')],
  ['err.friendly.upload-failed', refused(uploadFile, 500)],
  ['err.friendly.upload-failed', new ApiError(uploadFile, 'network')],
])('an upload that fails is said in the words of %s', (id, error) => {
  expect(uploadProblem(error)).toBe(sentence(id));
  expect(errorMessageFor(error)).toEqual([sentence(id)]);
});

test.each([createPost, updatePost])('the limit of the score is said for 7 s, whatever the server writes (err.post-429)', (endpoint) => {
  expect(errorMessageFor(refused(endpoint, 429, 'Slow down'))).toEqual([sentence('err.post-429'), documented.get('err.post-429')?.lifeMs]);
});

test('too many other calls are said in the friendly words, not in those of the limit', () => {
  expect(errorMessageFor(refused(setWeighInThresholds, 429, 'Too Many Requests'))).toEqual([undefined]);
});

test('any other failure is said as the server put it, else "Request failed" (err.post-create-other)', () => {
  expect(errorMessageFor(refused(createPost, 400, 'Post is too long'))).toEqual(['Post is too long']);
  expect(errorMessageFor(refused(createPost, 500))).toEqual(['Request failed']);
  expect(errorMessageFor(unreached)).toEqual(['Request failed']);
});

test('an outage and an ended session are no refusal: what was written waits', () => {
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
