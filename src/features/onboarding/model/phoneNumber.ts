import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { strings } from '../strings.ts';

/** What is wrong with a number, or undefined when it can be used. */
export function sentenceAboutPhone(phone: PhoneValue): string | undefined {
  if (phone.number) return undefined;
  return phone.isPending ? strings.phoneLoading : strings.phoneInvalid;
}
