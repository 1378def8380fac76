import { useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { Button, Card, Dialog, Heading, Text, TextArea, TextField } from '@/design-system';
import { reportErrorAtom } from '@/features/session';
import { deleteAccountAtom } from '../state/deleteAccount.ts';
import { strings } from '../strings.ts';
import * as styles from './Account.css.ts';

/** The way out: asked for, given a reason if one likes, and confirmed by a typed word. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" edge="bleed">
      <div className={styles.section}>
        <div className={styles.words}>
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

function Confirmation({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const remove = useSetAtom(deleteAccountAtom);
  const reportError = useSetAtom(reportErrorAtom);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(word !== strings.confirmWord);
    if (word !== strings.confirmWord || isPending) return;
    setIsPending(true);
    try {
      await remove(reason);
    } catch (error) {
      reportError(error);
      setIsPending(false);
    }
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
          <Button type="submit" form={formId} tone="negative" isLoading={isPending} loadingLabel={strings.deleting}>
            {strings.deleteForGood}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea label={strings.reason} hint={strings.reasonHint} value={reason} onChange={setReason} />
        <TextField
          label={strings.confirmLabel(strings.confirmWord)}
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={(text) => {
            setWord(text);
            setIsWrong(false);
          }}
          errors={isWrong ? [strings.confirmMismatch(strings.confirmWord)] : []}
        />
      </form>
    </Dialog>
  );
}
