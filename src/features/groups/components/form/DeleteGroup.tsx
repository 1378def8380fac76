import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Card, Dialog, Heading, Inline, Stack, Text, TextField } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useDeleteGroup } from '../../data/useSaveGroup.ts';
import { groupNameOf } from '../../model/membership.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import * as styles from './Form.css.ts';

/** The section that deletes a group, separate from the harmless settings. */
export function DeleteGroup({ group }: { group: GroupRow }) {
  const [isAsking, setIsAsking] = useState(false);
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  // The page is also left when the dialog was closed meanwhile, because its group no longer exists.
  const leave = () => {
    if (isStillHere()) navigate(paths.groups(), { replace: true });
  };
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.dangerTitle}>
      <Stack gap="3">
        <Heading level={2}>{strings.dangerTitle}</Heading>
        <Text tone="muted">{strings.dangerText}</Text>
        <Inline>
          <Button variant="bordered" tone="negative" onClick={() => setIsAsking(true)}>
            {strings.deleteGroup}
          </Button>
        </Inline>
      </Stack>
      {isAsking && <DeleteDialog group={group} onDeleted={leave} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

/** Asks for the group's username, so that a person doesn't delete the wrong group by accident. */
function DeleteDialog({ group, onDeleted, onClose }: { group: GroupRow; onDeleted: () => void; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { remove, isDeleting } = useDeleteGroup(group.id, onDeleted);
  const field = useRef<HTMLInputElement>(null);
  const isConfirmed = typed.trim().toLowerCase() === group.username.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isDeleting) void remove();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={strings.deleteTitle(groupNameOf(group))}
      description={strings.dangerText}
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" form="delete-group" tone="negative" isDisabled={!isConfirmed} isLoading={isDeleting}>
            {strings.deleteGroup}
          </Button>
        </>
      }
    >
      <form id="delete-group" className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={strings.deleteField(group.username)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
