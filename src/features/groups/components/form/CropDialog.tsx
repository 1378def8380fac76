import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiError, type FilePurpose, type FileRef, request, uploadFile } from '@/api';
import { Button, Dialog } from '@/design-system';
import { AvatarCrop } from '@/design-system/pickers/AvatarCrop/AvatarCrop.tsx';
import type { CropArea } from '@/design-system/pickers/AvatarCrop/cropArea.ts';
import { cropImage } from '@/design-system/pickers/AvatarCrop/cropImage.ts';
import { reportGroupFailureAtom } from '@/features/channels';
import { feedbackStrings } from '@/features/feedback';
import { isHeic } from '@/shared/lib/heic';
import { required } from '@/shared/lib/required';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { strings } from '../../strings.ts';

export interface CropDialogProps {
  image: Blob;
  purpose: Extract<FilePurpose, 'group' | 'channel'>;
  /** Called with the cropped square once it is stored. */
  onUploaded: (file: FileRef) => void;
  onClose: () => void;
}

/** Crops a picture to a square and stores it. */
export default function CropDialog({ image, purpose, onUploaded, onClose }: CropDialogProps) {
  const [area, setArea] = useState<CropArea>();
  const { upload, isUploading } = useUpload(purpose);
  const report = useSetAtom(reportGroupFailureAtom);
  const isStillHere = useIsStillHere();

  const use = async () => {
    if (!area) return;
    const file = await upload(image, area);
    if (!file || !isStillHere()) return;
    onUploaded(file);
    onClose();
  };
  const refuse = async () => {
    report(undefined, (await isHeic(image)) ? strings.heicUnreadable : feedbackStrings.invalidFileType);
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="sm"
      title={strings.cropTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button isDisabled={!area} isLoading={isUploading} onClick={() => void use()}>
            {strings.usePicture}
          </Button>
        </>
      }
    >
      <AvatarCrop
        image={image}
        shape="square"
        label={strings.cropLabel}
        zoomLabel={strings.zoom}
        onChange={setArea}
        onUnreadable={() => void refuse()}
      />
    </Dialog>
  );
}

const uploadSentences: Readonly<Record<number, 'fileTooLarge' | 'invalidFileType'>> = { 413: 'fileTooLarge', 415: 'invalidFileType' };

function useUpload(purpose: CropDialogProps['purpose']) {
  const report = useSetAtom(reportGroupFailureAtom);
  const [isUploading, setIsUploading] = useState(false);
  async function upload(image: Blob, area: CropArea): Promise<FileRef | undefined> {
    setIsUploading(true);
    try {
      return required(await request(uploadFile, { body: { file: await cropImage(image, area), purpose } }));
    } catch (error) {
      report(error, feedbackStrings[uploadSentences[error instanceof ApiError ? error.statusCode : 0] ?? 'uploadFailed']);
      return undefined;
    } finally {
      setIsUploading(false);
    }
  }
  return { upload, isUploading };
}
