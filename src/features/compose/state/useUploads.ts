import { useEffect } from 'react';
import { uploadImage } from '../data/uploadImage.ts';
import type { DraftImage } from '../model/draft.ts';
import { type DraftSessionAction, nextUpload } from '../model/draftSession.ts';
import { imageProblem, uploadProblem } from '../model/imageFile.ts';
import { strings } from '../strings.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';

/** Uploads the pictures of a draft one after another, and aborts uploads that are no longer needed. */
export function useUploads(session: DraftSessionStore): void {
  useEffect(() => {
    let isCurrent = true;
    let current: { readonly image: DraftImage; readonly controller: AbortController } | undefined;

    const look = () => {
      const wanted = current && session.state().draft.images.find(({ id }) => id === current?.image.id);
      // A removed picture, or one with a new description, makes its current upload useless.
      if (current && (!wanted || wanted.alt !== current.image.alt)) {
        current.controller.abort();
        current = undefined;
      }
      const image = nextUpload(session.state());
      if (image && !current) void send(image);
    };
    const send = async (image: DraftImage) => {
      const controller = new AbortController();
      current = { image, controller };
      const report = (action: DraftSessionAction) => {
        const isWanted = isCurrent && !controller.signal.aborted;
        if (isWanted) session.dispatch(action);
      };
      report({ type: 'uploading', id: image.id, share: 0 });
      try {
        const onProgress = (share: number) => report({ type: 'uploading', id: image.id, share });
        const file = await uploadImage(image, { signal: controller.signal, onProgress });
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
  }, [session]);
}

/** Adds chosen, pasted or dropped files to the draft; files that can't be attached are listed with the reason. */
export async function addImages(session: DraftSessionStore, files: readonly File[]): Promise<void> {
  const checked = await Promise.all(files.map(async (file) => ({ file, problem: await imageProblem(file) })));
  session.dispatch({
    type: 'picked',
    images: checked.flatMap(({ file, problem }) =>
      problem === undefined ? [{ id: crypto.randomUUID(), name: file.name, alt: '', blob: file }] : [],
    ),
    refusals: checked.flatMap(({ file, problem }) => (problem === undefined ? [] : [strings.aboutFile(file.name, problem)])),
  });
}
