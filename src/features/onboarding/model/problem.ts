import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { strings } from '../strings.ts';

/** A problem that prevents going on, with the field it is about. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly messages: readonly string[];
}

const none: readonly string[] = [];

/** The messages beside a field, of one or several problems. The array stays the same while the problem does, because a new one moves the focus. */
export const errorsOf = (problems: Problem | readonly Problem[] | undefined, field: string): readonly string[] =>
  [problems ?? []].flat().find((problem) => problem.field === field)?.messages ?? none;

/** The problem of a number, or undefined when it is valid. */
export function messageAboutPhone(phone: PhoneValue): string | undefined {
  if (phone.number) return undefined;
  return phone.isPending ? strings.phoneLoading : strings.phoneInvalid;
}
