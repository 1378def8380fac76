import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type LogoProblem, readLogoFile } from '../model/logoFile.ts';
import { resetLogoAtom, saveLogoAtom } from '../state/logo.ts';

/** Uploads and resets the logo, and reports the problem of the last file. Saved at once, not with `Apply Theme`. */
export function useLogoUpload() {
  const save = useSetAtom(saveLogoAtom);
  const reset = useSetAtom(resetLogoAtom);
  const [problem, setProblem] = useState<LogoProblem>();
  const [isReading, setIsReading] = useState(false);

  async function upload(file: File | undefined) {
    setProblem(undefined);
    setIsReading(true);
    const reading = await readLogoFile(file);
    setIsReading(false);
    if (!reading.isRead) setProblem(reading.problem);
    else if (!save({ url: reading.url, name: file?.name ?? '' })) setProblem('storage');
  }

  return {
    problem,
    isReading,
    upload,
    reset: () => {
      setProblem(undefined);
      reset();
    },
  };
}
