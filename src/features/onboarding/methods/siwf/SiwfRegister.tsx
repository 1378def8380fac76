import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { object, string } from 'valibot';
import { useLocation } from 'wouter';
import { claimSiwfHandle, request } from '@/api';
import { Button, LinkButton } from '@/design-system';
import { useFormDraft } from '@/features/forms';
import { currentUserAtom, refreshCurrentUserAtom, userFrequencyHandleEntry } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { FormCard } from '../../components/guest/FormCard.tsx';
import { type GuestFrame, GuestPage } from '../../components/guest/GuestPage.tsx';
import * as styles from '../../components/guest/guest.css.ts';
import { UsernameField } from '../../components/UsernameField.tsx';
import { errorsOf } from '../../model/problem.ts';
import { isRefused, isUnexplained, type Refusal, refusalOfAccount } from '../../model/refusal.ts';
import { messagesAboutUsername } from '../../model/sentences.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { useUsernameCheck } from '../../state/useUsernameCheck.ts';
import { strings } from '../../strings.ts';
import { leaveFor } from '../visit.ts';

function refusalOf(error: unknown): Refusal<'handle'> {
  if (isRefused(error) && error.statusCode === 409) return { problem: { field: 'handle', messages: [strings.usernameTaken] } };
  if (isUnexplained(error)) return { toast: strings.authenticationFailed };
  const message = isRefused(error) ? error.serverMessage : undefined;
  if (!message || refusalOfAccount(error).toast) return refusalOfAccount(error);
  return { problem: { field: 'handle', messages: [message] } };
}

/** The page on which newcomers from the social frequency choose their handle. A guest has no account yet, and sees the ways to create one. */
export function SiwfRegister({ frame }: { frame: GuestFrame }) {
  const account = useStoreValue(currentUserAtom);
  return <GuestPage {...frame}>{account ? <ClaimHandle from={account.username ?? ''} /> : <NoAccountYet />}</GuestPage>;
}

function NoAccountYet() {
  return (
    <FormCard title={strings.registerGuestTitle} hint={strings.registerGuestHint}>
      <div className={styles.actions}>
        <LinkButton href={paths.onboarding('login-method')} size="large" isWide>
          {strings.createAccount}
        </LinkButton>
        <LinkButton href={paths.frequencyLogin()} variant="bordered" tone="neutral" size="large" isWide>
          {strings.ways.siwf}
        </LinkButton>
      </div>
    </FormCard>
  );
}

const schema = object({ handle: string() });

/** `from` is the current handle; empty for a new person. The field begins with the handle that was claimed before. */
function ClaimHandle({ from }: { from: string }) {
  const [claimedBefore] = useState(() => ({ handle: userFrequencyHandleEntry.read() ?? '' }));
  const draft = useFormDraft('frequencyHandle', schema, claimedBefore);
  const { handle } = draft.values;
  const [toConfirm, setToConfirm] = useState<{ handle: string; url: string }>();
  const refresh = useSetAtom(refreshCurrentUserAtom);
  const { isPending, problem, setProblem, submit } = useSubmit(refusalOf);
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const availability = useUsernameCheck(handle);
  const isTaken = availability === 'taken' && handle.toLowerCase() !== from.toLowerCase();

  const claim = (event: FormEvent) => {
    event.preventDefault();
    const messages = messagesAboutUsername(handle);
    if (messages.length > 0) return setProblem({ field: 'handle', messages });
    if (isTaken) return;
    void submit(async () => {
      const claimed = await draft.send(async (values) =>
        required(await request(claimSiwfHandle, { query: { fromUsername: from, toUsername: values.handle } })),
      );
      if (!claimed) return;
      const { baseHandle, url } = claimed;
      userFrequencyHandleEntry.write(baseHandle);
      await refresh();
      if (url !== null) setToConfirm({ handle: baseHandle, url });
      else if (isStillHere()) navigate(paths.onboarding('add-avatar'));
    });
  };
  if (toConfirm) {
    return (
      <FormCard title={strings.confirmTitle} hint={strings.confirmHint(toConfirm.handle)}>
        <div className={styles.actions}>
          <Button size="large" isWide onClick={() => leaveFor(toConfirm.url)}>
            {strings.confirmThere}
          </Button>
          <LinkButton href={paths.onboarding('add-avatar')} variant="bordered" tone="neutral" size="large" isWide>
            {strings.goOn}
          </LinkButton>
        </div>
      </FormCard>
    );
  }
  return (
    <FormCard title={strings.registerTitle} hint={strings.registerHint}>
      <form className={styles.form} noValidate onSubmit={claim}>
        <UsernameField
          value={handle}
          onChange={(text) => {
            draft.change({ handle: text });
            setProblem(undefined);
          }}
          availability={availability}
          errors={isTaken ? [strings.usernameTaken] : errorsOf(problem, 'handle')}
        />
        <Button type="submit" size="large" isWide isLoading={isPending || draft.isSending} loadingLabel={strings.claiming}>
          {strings.registerClaim}
        </Button>
      </form>
    </FormCard>
  );
}
