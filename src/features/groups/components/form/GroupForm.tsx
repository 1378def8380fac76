import { type FormEvent, useRef, useState } from 'react';
import type { FileRef } from '@/api';
import { Button, LinkButton, SegmentedControl, TextArea, TextField } from '@/design-system';
import type { Path } from '@/shared/lib/paths';
import { maxLength } from '../../constants.ts';
import { type GroupDraft, type GroupProblems, plainUsername, problemsOf } from '../../model/groupInput.ts';
import { strings } from '../../strings.ts';
import { GroupAvatar } from '../GroupAvatar.tsx';
import * as styles from './Form.css.ts';
import { listOf } from './listOf.ts';
import { PictureField } from './PictureField.tsx';
import { TypeField } from './TypeField.tsx';
import { UsernameField } from './UsernameField.tsx';

export interface GroupFormProps {
  initial: GroupDraft;
  /** The picture as it is stored, if there is one. */
  picture?: FileRef | null | undefined;
  submitLabel: string;
  isSaving: boolean;
  /** The username that the server has refused. */
  takenUsername: string | undefined;
  cancelPath: Path;
  /** Said under the fields. */
  note?: string;
  onSubmit: (draft: GroupDraft) => void;
}

/** Everything that a group says about itself. What is missing is said beside its field, and the first such field gets the focus. */
export function GroupForm({ initial, submitLabel, isSaving, takenUsername, cancelPath, note, onSubmit, ...given }: GroupFormProps) {
  const [draft, setDraft] = useState(initial);
  const [picture, setPicture] = useState(given.picture);
  const [problems, setProblems] = useState<GroupProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const change = (parts: Partial<GroupDraft>) => {
    setDraft((before) => ({ ...before, ...parts }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in parts))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) onSubmit(draft);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <PictureField
        current={<GroupAvatar group={{ avatarFile: picture }} size={80} />}
        purpose="group"
        onUploaded={(file) => {
          setPicture(file);
          change({ avatarFileId: file.id ?? undefined });
        }}
      />
      <PrivacyField isPrivate={draft.isPrivate} onChange={(isPrivate) => change({ isPrivate })} />
      <TextField
        label={strings.name}
        isRequired
        value={draft.name}
        maxLength={maxLength.name}
        errors={listOf(problems.name)}
        onChange={(name) => change({ name })}
      />
      <UsernameField
        value={draft.username}
        own={initial.username || undefined}
        problem={problems.username}
        taken={takenUsername}
        onChange={(username) => change({ username: plainUsername(username) })}
      />
      <TypeField value={draft.typeId} problem={problems.typeId} onChange={(typeId) => change({ typeId })} />
      <TextField
        type="email"
        label={strings.email}
        autoComplete="off"
        value={draft.email}
        maxLength={maxLength.email}
        errors={listOf(problems.email)}
        onChange={(email) => change({ email })}
      />
      <TextArea
        label={strings.description}
        value={draft.description}
        maxLength={maxLength.description}
        onChange={(description) => change({ description })}
      />
      <TextArea
        label={strings.terms}
        hint={strings.termsHint}
        value={draft.terms}
        maxLength={maxLength.terms}
        onChange={(terms) => change({ terms })}
      />
      {note && <p className={styles.hint}>{note}</p>}
      <div className={styles.buttons}>
        <LinkButton variant="bordered" tone="neutral" href={cancelPath}>
          {strings.cancel}
        </LinkButton>
        <Button type="submit" isLoading={isSaving}>
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
