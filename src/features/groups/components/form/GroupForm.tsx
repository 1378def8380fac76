import { type FormEvent, useRef, useState } from 'react';
import { type FileRef, limits, type Organization } from '@/api';
import { Button, LinkButton, SegmentedControl, TextArea, TextField } from '@/design-system';
import { DraftNote, useFormDraft } from '@/features/forms';
import type { Path } from '@/shared/lib/paths';
import {
  type GroupDraft,
  type GroupFields,
  type GroupProblems,
  groupFieldsSchema,
  listOf,
  plainUsername,
  problemsOf,
} from '../../model/groupInput.ts';
import { strings } from '../../strings.ts';
import { GroupAvatar } from '../GroupAvatar.tsx';
import * as styles from './Form.css.ts';
import { PictureField } from './PictureField.tsx';
import { TypeField } from './TypeField.tsx';
import { UsernameField } from './UsernameField.tsx';

export interface GroupFormProps {
  /** The group to change; without one a new group is created. */
  groupId?: string;
  initial: GroupFields;
  /** The stored picture, if there is one. */
  picture?: FileRef | null | undefined;
  submitLabel: string;
  /** A username that the server has refused as taken. */
  takenUsername: string | undefined;
  cancelPath: Path;
  /** A note under the fields. */
  note?: string;
  /** Resolves to the group once the server has stored it. */
  onSubmit: (draft: GroupDraft) => Promise<Organization | undefined>;
}

/** The form of a group. Each missing value is reported beside its field, and the first such field gets the focus. */
export function GroupForm({ groupId, initial, picture, submitLabel, takenUsername, cancelPath, note, onSubmit }: GroupFormProps) {
  const draft = useFormDraft(`group/${groupId ?? 'new'}`, groupFieldsSchema, initial);
  const { values, isSending } = draft;
  const [newPicture, setNewPicture] = useState<FileRef>();
  const [problems, setProblems] = useState<GroupProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const change = (parts: Partial<GroupFields>) => {
    draft.change(parts);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in parts))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newProblems = problemsOf(values);
    setProblems(newProblems);
    if (Object.keys(newProblems).length === 0) void draft.send((sent) => onSubmit({ ...sent, avatarFileId: newPicture?.id ?? undefined }));
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <DraftNote form={draft} />
      <PictureField
        current={<GroupAvatar group={{ avatarFile: newPicture ?? picture }} size={80} />}
        purpose="group"
        onUploaded={setNewPicture}
      />
      <PrivacyField isPrivate={values.isPrivate} onChange={(isPrivate) => change({ isPrivate })} />
      <TextField
        label={strings.name}
        isRequired
        value={values.name}
        maxLength={limits.name}
        errors={listOf(problems.name)}
        onChange={(name) => change({ name })}
      />
      <UsernameField
        value={values.username}
        own={initial.username || undefined}
        problem={problems.username}
        taken={takenUsername}
        onChange={(username) => change({ username: plainUsername(username) })}
      />
      <TypeField value={values.typeId} problem={problems.typeId} onChange={(typeId) => change({ typeId })} />
      <TextField
        type="email"
        label={strings.email}
        autoComplete="off"
        value={values.email}
        maxLength={limits.email}
        errors={listOf(problems.email)}
        onChange={(email) => change({ email })}
      />
      <TextArea
        label={strings.description}
        value={values.description}
        maxLength={limits.description}
        onChange={(description) => change({ description })}
      />
      <TextArea
        label={strings.terms}
        hint={strings.termsHint}
        value={values.terms}
        maxLength={limits.terms}
        onChange={(terms) => change({ terms })}
      />
      {note && <p className={styles.hint}>{note}</p>}
      <div className={styles.buttons}>
        <LinkButton variant="bordered" tone="neutral" href={cancelPath}>
          {strings.cancel}
        </LinkButton>
        <Button type="submit" isLoading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function PrivacyField({ isPrivate, onChange }: { isPrivate: boolean; onChange: (isPrivate: boolean) => void }) {
  const value = isPrivate ? 'private' : 'public';
  const options = [
    { value: 'public', label: strings.public },
    { value: 'private', label: strings.private },
  ] as const;
  return (
    <SegmentedControl
      label={strings.privacy}
      hint={strings.privacyHint[value]}
      options={options}
      value={value}
      onChange={(next) => onChange(next === 'private')}
    />
  );
}
