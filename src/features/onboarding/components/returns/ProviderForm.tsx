import type { FormEvent, ReactNode } from 'react';
import { Button, LinkButton } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import type { ProviderMethod } from '../../methods/signInMethod.ts';
import { leaveFor } from '../../methods/visit.ts';
import { refusalOfAccount } from '../../model/refusal.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';
import { FormCard } from '../guest/FormCard.tsx';
import * as styles from '../guest/guest.css.ts';

interface ProviderFormProps {
  id: ProviderMethod['id'];
  /** Resolves to the provider's address. */
  begin: () => Promise<string>;
  /** Checks the fields; reports problems beside them and returns false when there are any. */
  isReady?: () => boolean;
  /** Returns whether a refusal was shown beside a field; otherwise it becomes a toast. */
  onRefused?: (error: unknown) => boolean;
  isConfigured?: boolean;
  children?: ReactNode;
}

/** Explains what happens at the provider, and leads there. */
export function ProviderForm({ id, begin, isReady, onRefused, isConfigured = true, children }: ProviderFormProps) {
  const { title, hint, go } = strings.providers[id];
  const { isPending, submit } = useSubmit((error) => {
    if (onRefused?.(error)) return { problem: { field: 'provider', messages: [] } };
    return refusalOfAccount(error);
  });
  const isStillHere = useIsStillHere();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (isReady?.() === false) return;
    void submit(async () => {
      const address = await begin();
      if (isStillHere()) leaveFor(address);
    });
  };
  return (
    <FormCard title={title} hint={isConfigured ? hint : strings.siwfNotConfigured}>
      <form className={styles.form} noValidate onSubmit={leave}>
        {isConfigured && children}
        <div className={styles.footer}>
          <LinkButton href={paths.signIn()} variant="text" size="large">
            {strings.anotherWay}
          </LinkButton>
          {isConfigured && (
            <Button type="submit" size="large" isLoading={isPending} loadingLabel={strings.leaving}>
              {go}
            </Button>
          )}
        </div>
      </form>
    </FormCard>
  );
}
