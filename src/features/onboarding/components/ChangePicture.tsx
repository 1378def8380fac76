import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, lazyPart } from '@/design-system';
import { pictureStrings as strings } from '../pictureStrings.ts';

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

/** Opens the dialog for changing one's own picture. It is a button, or a badge on the picture. */
export function ChangePicture({ form }: { form: 'button' | 'badge' }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {form === 'button' ? (
        <Button variant="bordered" tone="neutral" onClick={open}>
          {strings.changePicture}
        </Button>
      ) : (
        <IconButton icon={Camera} label={strings.changePicture} variant="bordered" size="small" isRound onClick={open} />
      )}
      {isOpen && <PictureDialog onClose={() => setIsOpen(false)} onFailure={() => setIsOpen(false)} />}
    </>
  );
}
