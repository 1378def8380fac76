import { Hash } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type FileRef, imageUrl, limits } from '@/api';
import { Avatar, Button, Dialog, Icon, TextArea, TextField } from '@/design-system';
import {
  ChannelAvatar,
  channelAtom,
  channelFieldsOf,
  channelFieldsSchema,
  channelProblem,
  channelStrings,
  useSaveChannel,
} from '@/features/channels';
import { DraftNote, useFormDraft } from '@/features/forms';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { listOf } from '../../model/groupInput.ts';
import * as styles from '../form/Form.css.ts';
import { PictureField } from '../form/PictureField.tsx';

export interface ChannelDialogProps {
  groupId: string;
  /** The channel to change; without one a new channel is created and its page opens. */
  channelId?: string;
  onClose: () => void;
}

/** The form of a channel's name, description and picture. */
export default function ChannelDialog({ groupId, channelId, onClose }: ChannelDialogProps) {
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const channel = useStoreValue(channelAtom(channelId ?? ''));
  const form = channelId === undefined ? `channel/new/${groupId}` : `channel/${channelId}`;
  const draft = useFormDraft(form, channelFieldsSchema, channelFieldsOf(channel));
  const { values, change, isSending } = draft;
  const [problem, setProblem] = useState<string>();
  const [picture, setPicture] = useState<FileRef>();
  const save = useSaveChannel(groupId, channelId);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const newProblem = channelProblem(values);
    setProblem(newProblem);
    if (newProblem) {
      field.current?.focus();
      return;
    }
    const saved = await draft.send((sent) => save({ ...sent, avatarFileId: picture?.id ?? undefined }));
    if (!saved || !isStillHere()) return;
    onClose();
    if (channelId === undefined) navigate(paths.channel(groupId, saved.id));
  };

  return (
    <Dialog
      isOpen
      size="sm"
      title={channelId === undefined ? channelStrings.createTitle : channelStrings.editTitle}
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {channelStrings.cancel}
          </Button>
          <Button type="submit" form="channel-form" isLoading={isSending}>
            {channelId === undefined ? channelStrings.create : channelStrings.save}
          </Button>
        </>
      }
    >
      <form id="channel-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <DraftNote form={draft} />
        <PictureField
          current={
            channel && !picture ? (
              <ChannelAvatar channel={channel} size={64} />
            ) : (
              <Avatar
                name=""
                shape="square"
                size={64}
                src={picture && imageUrl(picture.storageId)}
                fallback={<Icon glyph={Hash} size="large" />}
              />
            )
          }
          purpose="channel"
          onUploaded={setPicture}
        />
        <TextField
          ref={field}
          label={channelStrings.name}
          isRequired
          value={values.name}
          maxLength={limits.name}
          errors={listOf(problem)}
          onChange={(name) => {
            setProblem(undefined);
            change({ name });
          }}
        />
        <TextArea
          label={channelStrings.description}
          hint={channelStrings.descriptionHint}
          value={values.description}
          maxLength={limits.description}
          onChange={(description) => change({ description })}
        />
      </form>
    </Dialog>
  );
}
