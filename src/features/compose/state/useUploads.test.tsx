import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as upload from '../data/uploadImage.ts';
import { emptyDraft } from '../model/draft.ts';
import { createDraftSessionStore } from './draftSessionStore.ts';
import { useUploads } from './useUploads.ts';

test('the draft shows an upload’s progress until the upload is cancelled', () => {
  const uploadImage = vi.spyOn(upload, 'uploadImage').mockReturnValue(new Promise(() => undefined));
  const session = createDraftSessionStore(emptyDraft);
  const image = { id: 'i1', name: 'tram.png', alt: '', blob: new Blob(['tram']) };
  session.dispatch({ type: 'opened', stored: { ...emptyDraft, images: [image] } });
  renderHook(() => useUploads(session));
  const onProgress = uploadImage.mock.calls[0]?.[1]?.onProgress;
  onProgress?.(0.4);
  expect(session.state().uploads).toEqual({ i1: { share: 0.4 } });
  session.dispatch({ type: 'removed', id: 'i1' });
  onProgress?.(0.8);
  expect(session.state().uploads).toEqual({});
});

test('an upload that was interrupted by closing the composer continues when the same draft is opened again', () => {
  const uploadImage = vi.spyOn(upload, 'uploadImage').mockReturnValue(new Promise(() => undefined));
  const session = createDraftSessionStore(emptyDraft);
  const image = { id: 'i1', name: 'tram.png', alt: '', blob: new Blob(['tram']) };
  session.dispatch({ type: 'opened', stored: { ...emptyDraft, images: [image] } });
  const { unmount } = renderHook(() => useUploads(session));
  expect(uploadImage).toHaveBeenCalledTimes(1);
  unmount();
  renderHook(() => useUploads(session));
  expect(uploadImage).toHaveBeenCalledTimes(2);
});
