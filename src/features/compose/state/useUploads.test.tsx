import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as upload from '../data/uploadImage.ts';
import { emptyDraft } from '../model/draft.ts';
import { createComposingStore } from './composingStore.ts';
import { useUploads } from './useUploads.ts';

test('the draft knows how far an upload has come, and nothing more once it was given up', () => {
  const uploadImage = vi.spyOn(upload, 'uploadImage').mockReturnValue(new Promise(() => undefined));
  const composing = createComposingStore(emptyDraft);
  const image = { id: 'i1', name: 'tram.png', alt: '', blob: new Blob(['tram']) };
  composing.dispatch({ type: 'opened', kept: { ...emptyDraft, images: [image] } });
  renderHook(() => useUploads(composing));
  const onProgress = uploadImage.mock.calls[0]?.[1]?.onProgress;
  onProgress?.(0.4);
  expect(composing.state().uploads).toEqual({ i1: { share: 0.4 } });
  composing.dispatch({ type: 'removed', id: 'i1' });
  onProgress?.(0.8);
  expect(composing.state().uploads).toEqual({});
});

test('what was on its way when the composer was closed is uploaded when it is opened again with the same draft', () => {
  const uploadImage = vi.spyOn(upload, 'uploadImage').mockReturnValue(new Promise(() => undefined));
  const composing = createComposingStore(emptyDraft);
  const image = { id: 'i1', name: 'tram.png', alt: '', blob: new Blob(['tram']) };
  composing.dispatch({ type: 'opened', kept: { ...emptyDraft, images: [image] } });
  const { unmount } = renderHook(() => useUploads(composing));
  expect(uploadImage).toHaveBeenCalledTimes(1);
  unmount();
  renderHook(() => useUploads(composing));
  expect(uploadImage).toHaveBeenCalledTimes(2);
});
