import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { strings } from '../strings.ts';

/** The problem of a number, or undefined when it is valid. */
export function messageAboutPhone(phone: PhoneValue): string | undefined {
  if (phone.number) return undefined;
  return phone.isPending ? strings.phoneLoading : strings.phoneInvalid;
}
