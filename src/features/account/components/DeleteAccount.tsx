import { useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { object, string } from 'valibot';
import { Button, Card, Dialog, Heading, Text, TextArea, TextField } from '@/design-system';
import { DraftNote, useFormDraft } from '@/features/forms';
import { reportErrorAtom } from '@/features/session';
import { deleteAccountAtom } from '../state/deleteAccount.ts';
import { strings } from '../strings.ts';
import * as styles from './Account.css.ts';

/** Deletes the account after a typed confirmation; a reason is optional. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" edge="bleed">
      <div className={styles.section}>
        <div className={styles.texts}>
          <Heading level={2} size="heading">
            {strings.leave}
          </Heading>
          <Text as="p" size="small" tone="muted">
            {strings.leaveHint}
          </Text>
        </div>
        <div className={styles.start}>
          <Button variant="bordered" tone="negative" onClick={() => setIsOpen(true)}>
            {strings.leave}
          </Button>
        </div>
      </div>
      {isOpen && <Confirmation onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

const emptyValues = { reason: '' };
const schema = object({ reason: string() });

function Confirmation({ onClose }: { onClose: () => void }) {
  const draft = useFormDraft('deleteAccount', schema, emptyValues);
  const { values, change, isSending } = draft;
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const remove = useSetAtom(deleteAccountAtom);
  const reportError = useSetAtom(reportErrorAtom);
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(typed !== strings.confirmWord);
    if (typed !== strings.confirmWord) return;
    void draft.send(({ reason }) => remove(reason).then(() => true, reportError));
  };
  return (
    <Dialog
      isOpen
      title={strings.deleteTitle}
      description={strings.deleteText}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="bordered" tone="neutral" onClick={onClose}>
            {strings.keep}
          </Button>
          <Button type="submit" form={formId} tone="negative" isLoading={isSending} loadingLabel={strings.deleting}>
            {strings.deleteForGood}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <DraftNote form={draft} />
        <TextArea label={strings.reason} hint={strings.reasonHint} value={values.reason} onChange={(reason) => change({ reason })} />
        <TextField
          label={strings.confirmLabel(strings.confirmWord)}
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setIsWrong(false);
          }}
          errors={isWrong ? [strings.confirmMismatch(strings.confirmWord)] : []}
        />
      </form>
    </Dialog>
  );
}
