import { useSetAtom } from 'jotai';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Icon, Text } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { refreshCurrentUserAtom } from '@/features/session';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { avatarTypes } from '../../constants.ts';
import { type Crop, centred } from '../../model/crop.ts';
import { drawCrop, messageAboutUpload, openPicture, type Picture, uploadAvatar } from '../../state/avatar.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';
import * as styles from '../guest/guest.css.ts';
import * as cropStyles from './Cropper.css.ts';
import { CroppedPicture, Cropper } from './Cropper.tsx';

const refusalOf = (error: unknown) => ({ problem: { field: 'picture', messages: [messageAboutUpload(error)] } });

export interface PictureFormProps {
  /** The label of the button beside "Save picture". */
  leaveLabel: string;
  onLeave: () => void;
  /** Called once the picture is stored, unless the form is unmounted by then. */
  onSaved: () => void;
}

/** A form for one's picture: the person chooses a file, crops it, sees a preview and stores it. */
export function PictureForm({ leaveLabel, onLeave, onSaved }: PictureFormProps) {
  const [picture, setPicture] = useState<Picture>();
  const [crop, setCrop] = useState<Crop>(centred);
  const refresh = useSetAtom(refreshCurrentUserAtom);
  const announce = useSetAtom(announceAtom);
  const { isPending, problem, setProblem, submit } = useSubmit(refusalOf);
  const isStillHere = useIsStillHere();
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);

  const open = async (file: File) => {
    const opened = await openPicture(file);
    if (typeof opened === 'string') return setProblem({ field: 'picture', messages: [opened] });
    setProblem(undefined);
    setCrop(centred);
    setPicture(opened);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!picture) return;
    void submit(async () => {
      await uploadAvatar(await drawCrop(picture, crop));
      announce(strings.pictureSaved);
      await refresh();
      if (isStillHere()) onSaved();
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {picture ? (
        <>
          <Cropper picture={picture} crop={crop} onChange={setCrop} />
          <div className={cropStyles.previewRow}>
            <div className={cropStyles.preview}>
              <CroppedPicture picture={picture} crop={crop} />
            </div>
            <Text size="small" tone="muted">
              {strings.preview}
            </Text>
          </div>
        </>
      ) : (
        <div className={cropStyles.empty}>
          <Icon glyph={ImagePlus} size="large" />
        </div>
      )}
      <PictureChooser hasPicture={picture !== undefined} messages={problem?.messages ?? []} onChoose={(file) => void open(file)} />
      <div className={styles.footer}>
        <Button variant="text" size="large" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button type="submit" size="large" isDisabled={!picture} isLoading={isPending} loadingLabel={strings.savingPicture}>
          {strings.savePicture}
        </Button>
      </div>
    </form>
  );
}

interface PictureChooserProps {
  hasPicture: boolean;
  messages: readonly string[];
  onChoose: (file: File) => void;
}

/** The button that opens the file chooser, the accepted formats, and the problem of the last file. */
function PictureChooser({ hasPicture, messages, onChoose }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Clears the input, so that choosing the same file again fires a change event.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className={styles.actions}>
      <input ref={input} type="file" hidden accept={avatarTypes.join(',')} onChange={choose} />
      <Button variant="bordered" tone="neutral" size="large" isWide onClick={() => input.current?.click()}>
        {hasPicture ? strings.chooseOther : strings.choosePicture}
      </Button>
      <Text as="p" size="small" tone="muted">
        {strings.pictureRules}
      </Text>
      <div aria-live="polite">
        {messages.map((message) => (
          <Text key={message} as="p" size="small" tone="negative">
            {message}
          </Text>
        ))}
      </div>
    </div>
  );
}
