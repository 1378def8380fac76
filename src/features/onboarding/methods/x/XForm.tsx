import { Text } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { ProviderForm } from '../../components/returns/ProviderForm.tsx';
import { typedPhoneAtom } from '../../state/typedPhone.ts';
import { strings } from '../../strings.ts';
import { beginX, userPhoneXEntry } from './visit.ts';

/** Leads to X. A number that was typed before is remembered, in case a new account needs it. */
export function XForm() {
  const { number } = useStoreValue(typedPhoneAtom);
  const begin = () => {
    if (number) userPhoneXEntry.write(number);
    else userPhoneXEntry.remove();
    return beginX();
  };
  return (
    <ProviderForm id="x" begin={begin}>
      {number && (
        <Text as="p" size="small" tone="muted">
          {strings.numberGoesAlong(number)}
        </Text>
      )}
    </ProviderForm>
  );
}
