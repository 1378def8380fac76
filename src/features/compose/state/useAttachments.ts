import { ApiError, type FileRef, request, uploadFile } from '@/api';
import { friendlyMessage } from '@/features/feedback';
import { present } from '@/shared/lib/present';
import { useState } from 'react';
import { maxImages } from '../constants.ts';
import { imageProblem } from '../model/imageFile.ts';
import { strings } from '../strings.ts';

export interface Attachments {
  readonly isUploading: boolean;
  /** Sentences about files that could not be attached. */
  readonly problems: readonly string[];
  /** Checks and uploads files, one after the other. */
  add(files: readonly File[]): Promise<void>;
}

/** Takes images into a draft. What fails is said and leaves the rest as it was. */
export function useAttachments(attached: readonly FileRef[], onAttached: (files: readonly FileRef[]) => void): Attachments {
  const [isUploading, setIsUploading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const add = async (files: readonly File[]) => {
    const room = maxImages - attached.length;
    const found: string[] = files.length > room ? [strings.tooManyImages(maxImages)] : [];
    const done: FileRef[] = [];
    setIsUploading(true);
    for (const file of files.slice(0, room)) {
      const result = await upload(file);
      if (typeof result === 'string') found.push(result);
      else done.push(result);
    }
    setIsUploading(false);
    setProblems(found);
    if (done.length > 0) onAttached([...attached, ...done]);
  };
  return { isUploading, problems, add };
}

/** The stored image, or the sentence that says why there is none. */
async function upload(file: File): Promise<FileRef | string> {
  const problem = await imageProblem(file);
  if (problem) return problem;
  try {
    return present(await request(uploadFile, { body: { file, purpose: 'post' } }));
  } catch (error) {
    return error instanceof ApiError && error.statusCode === 413 ? strings.imageTooLarge(file.name) : friendlyMessage(error);
  }
}
