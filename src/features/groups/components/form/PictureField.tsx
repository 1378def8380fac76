import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { FilePurpose, FileRef } from '@/api';
import { Button, Icon, lazyPart } from '@/design-system';
import { strings } from '../../strings.ts';
import * as styles from './Form.css.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

/** The picture formats that the server accepts (contract, "POST /api/files"). */
const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

export interface PictureFieldProps {
  /** The current picture. */
  current: ReactNode;
  purpose: Extract<FilePurpose, 'group' | 'channel'>;
  /** Called with the cropped square once it is stored. */
  onUploaded: (file: FileRef) => void;
}

/** A picture with the button that replaces it; a chosen file is cropped to a square before it is sent. */
export function PictureField({ current, purpose, onUploaded }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  return (
    <div className={styles.picture}>
      {current}
      <Button
        variant="bordered"
        tone="neutral"
        size="small"
        icon={<Icon glyph={ImagePlus} size="small" />}
        onClick={() => input.current?.click()}
      >
        {strings.choosePicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        aria-label={strings.choosePicture}
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0]);
          // Clears the input, so that choosing the same file again fires a change event.
          event.currentTarget.value = '';
        }}
      />
      {chosen && (
        <CropDialog
          image={chosen}
          purpose={purpose}
          onClose={() => setChosen(undefined)}
          onFailure={() => setChosen(undefined)}
          onUploaded={onUploaded}
        />
      )}
    </div>
  );
}
