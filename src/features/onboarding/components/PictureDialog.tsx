import { Dialog } from '@/design-system';
import { pictureStrings as strings } from '../pictureStrings.ts';
import { PictureForm } from './steps/PictureForm.tsx';

/** Changes the picture of the signed-in person, over the screen where they are. */
export default function PictureDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen size="sm" title={strings.changePicture} onClose={onClose}>
      <PictureForm leaveLabel={strings.cancel} onLeave={onClose} onSaved={onClose} />
    </Dialog>
  );
}
