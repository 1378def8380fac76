import { boolean, nullable, object, string } from 'valibot';
import type { Organization, OrganizationInput, OrganizationPatch } from '@/api';
import { isBlankText } from '@/shared/lib/text/blank';
import { mixesScripts } from '@/shared/lib/text/scripts';
import { strings } from '../strings.ts';

/** The texts and the type entered in a group's form. */
export interface GroupFields {
  readonly isPrivate: boolean;
  readonly name: string;
  readonly username: string;
  readonly typeId: string | null;
  readonly email: string;
  readonly description: string;
  readonly terms: string;
}

export const groupFieldsSchema = object({
  isPrivate: boolean(),
  name: string(),
  username: string(),
  typeId: nullable(string()),
  email: string(),
  description: string(),
  terms: string(),
});

/** All values of a group's form. */
export interface GroupDraft extends GroupFields {
  /** The uploaded picture; undefined leaves the picture as it is. */
  readonly avatarFileId?: string | undefined;
}

export const emptyGroup: GroupFields = {
  isPrivate: false,
  name: '',
  username: '',
  typeId: null,
  email: '',
  description: '',
  terms: '',
};

export function fieldsOfGroup(group: Omit<Organization, 'members' | 'invitations'>): GroupFields {
  return {
    isPrivate: group.isPrivate,
    name: group.name,
    username: group.username,
    typeId: group.typeId || null,
    email: group.email ?? '',
    description: group.description ?? '',
    terms: group.terms ?? '',
  };
}

/** `isPrivate` may come as a boolean or as an option of a select, an object with a value (specification, section 5). */
function plainPrivacy(isPrivate: boolean | { readonly value: boolean } | undefined): boolean | undefined {
  return typeof isPrivate === 'object' ? isPrivate.value : isPrivate;
}

const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null);

/** The filled fields of a form, with trimmed texts (specification, section 5); `isPrivate: false` counts as filled. */
export function filledFields(
  fields: Omit<Partial<GroupDraft>, 'isPrivate'> & { isPrivate?: boolean | { value: boolean } },
): OrganizationPatch {
  const entries = Object.entries({ ...fields, isPrivate: plainPrivacy(fields.isPrivate) })
    .filter(([, value]) => isFilled(value))
    .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(entries) as OrganizationPatch;
}

const optionalTexts = ['email', 'description', 'terms'] as const;

/**
 * The body of a change: the filled fields. An optional text that was emptied is sent as an empty text, which removes it.
 * @param before - the form as the stored group fills it
 */
export function changeOf(draft: GroupDraft, before: GroupFields): OrganizationPatch {
  const emptied = optionalTexts.filter((name) => isFilled(before[name]) && !isFilled(draft[name]));
  return { ...filledFields(draft), ...Object.fromEntries(emptied.map((name) => [name, ''])) };
}

/** The body of a creation; only for a draft without problems. */
export function creationOf(draft: GroupDraft): OrganizationInput {
  const { name = '', username = '', typeId = '', ...rest } = filledFields(draft);
  return { ...rest, name, username, typeId, isPrivate: draft.isPrivate };
}

export type GroupProblems = Partial<Record<'name' | 'username' | 'typeId' | 'email', string>>;

const emailForm = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;

function usernameProblem(username: string): GroupProblems {
  if (isBlankText(username)) return { username: strings.usernameRequired };
  return mixesScripts(username) ? { username: strings.usernameMixed } : {};
}

/** The problems that prevent sending, by field. */
export function problemsOf(draft: GroupDraft): GroupProblems {
  return {
    ...(isBlankText(draft.name) ? { name: strings.nameRequired } : {}),
    ...usernameProblem(draft.username),
    ...(draft.typeId ? {} : { typeId: strings.typeRequired }),
    ...(draft.email.trim() === '' || emailForm.test(draft.email.trim()) ? {} : { email: strings.emailInvalid }),
  };
}

/** Normalises a username: removes the "@" and the white space that pasting brings. */
export function plainUsername(input: string): string {
  return input.replace(/[\s@]/g, '');
}

/** A problem as the list of messages that a field takes: none, or one. */
export function listOf(problem: string | undefined): readonly string[] {
  return problem ? [problem] : [];
}
