import { useEffect, useMemo } from 'react';
import { imageUrl } from '@/api';
import type { DraftImage } from '../model/draft.ts';

/** The address of a picture: of the chosen file, until the server has it. */
export function useImageSource({ blob, file }: DraftImage): string {
  const local = useMemo(() => (blob && !file ? URL.createObjectURL(blob) : undefined), [blob, file]);
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);
  return local ?? (file ? imageUrl(file.storageId) : '');
}
