import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { type FileRef, imageUrl } from '@/api';
import { handOverUploadAtom, uploadImage } from '../data/uploadImage.ts';
import type { DraftImage } from '../model/draft.ts';
import { type DraftSessionAction, nextUpload } from '../model/draftSession.ts';
import { prepareImage, uploadProblem } from '../model/imageFile.ts';
import { strings } from '../strings.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';

/** Uploads the pictures of a draft one after another, and aborts uploads that are no longer needed. */
export function useUploads(session: DraftSessionStore): void {
  const handOver = useSetAtom(handOverUploadAtom);
  useEffect(() => {
    let isCurrent = true;
    let current: { readonly image: DraftImage; readonly controller: AbortController; readonly stored: Promise<FileRef> } | undefined;

    const look = () => {
      if (session.state().isSent) {
        // The outbox continues the upload, so closing the composer mustn't abort it.
        if (current) handOver(current.image, current.stored);
        current = undefined;
        return;
      }
      const upToDate = current && session.state().draft.images.find(({ id }) => id === current?.image.id);
      // A removed picture, or one with a new description, makes its current upload useless.
      if (current && (!upToDate || upToDate.alt !== current.image.alt)) {
        current.controller.abort();
        current = undefined;
      }
      const image = nextUpload(session.state());
      if (image && !current) void send(image);
    };
    const send = async (image: DraftImage) => {
      const controller = new AbortController();
      const report = (action: DraftSessionAction) => {
        const isStillCurrent = isCurrent && !controller.signal.aborted;
        if (isStillCurrent) session.dispatch(action);
      };
      const onProgress = (share: number) => report({ type: 'uploading', id: image.id, share });
      const stored = uploadImage(image, { signal: controller.signal, onProgress });
      current = { image, controller, stored };
      report({ type: 'uploading', id: image.id, share: 0 });
      try {
        const file = await stored;
        finish(controller);
        report({ type: 'uploaded', id: image.id, file });
      } catch (error) {
        finish(controller);
        report({ type: 'uploadFailed', id: image.id, problem: uploadProblem(error) });
      }
    };
    const finish = (controller: AbortController) => {
      if (current?.controller === controller) current = undefined;
    };

    const stop = session.subscribe(look);
    look();
    return () => {
      isCurrent = false;
      stop();
      current?.controller.abort();
      // The session may be shown by another composer, which then uploads the picture again.
      if (current) session.dispatch({ type: 'uploadRetried', id: current.image.id });
    };
  }, [session, handOver]);
}

/** Adds chosen, pasted or dropped files to a post of the draft; those that can't be attached, or were scaled down, are listed with the reason. */
export async function addImages(session: DraftSessionStore, files: readonly File[], post: number): Promise<void> {
  const images: DraftImage[] = [];
  const refusals: string[] = [];
  const notices: string[] = [];
  // One after the other: each decoded photo takes about 50 MB.
  for (const file of files) {
    const prepared = await prepareImage(file);
    if ('problem' in prepared) refusals.push(strings.aboutFile(file.name, prepared.problem));
    else images.push({ id: crypto.randomUUID(), name: file.name, alt: '', blob: prepared.blob });
    if ('notice' in prepared && prepared.notice) notices.push(strings.aboutFile(file.name, prepared.notice));
  }
  session.dispatch({ type: 'picked', post, images, refusals, notices });
}

/** The address of a picture: of the chosen file, until the server has it. */
export function useImageSource({ blob, file }: DraftImage): string {
  const local = useMemo(() => (blob && !file ? URL.createObjectURL(blob) : undefined), [blob, file]);
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);
  return local ?? (file ? imageUrl(file.storageId) : '');
}
