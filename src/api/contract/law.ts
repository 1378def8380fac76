import { accountRules } from '../accountRules.ts';
import type { EndpointName } from '../table.ts';

/** A refusal: its status, the server's sentence, and the number that some carry. */
export type RefusalLaw = readonly [status: number, message: string, code?: number];

/** What a JSON schema says of one field besides its type. */
export type FieldLaw = Readonly<Record<string, unknown>>;

/**
 * What holds for an endpoint besides what travels. The mock backend, the documents and the tests read it; the client never does, so that
 * none of it is in its bundle.
 */
export interface EndpointLaw {
  /** What it does; the first sentence is its title in the documents. */
  readonly about: string;
  /** Headers it takes besides those of every call. */
  readonly headers?: Readonly<Record<string, { readonly isRequired: boolean; readonly about: string }>>;
  /** How many items come where no limit is asked for. */
  readonly limit?: number;
  /** What a success does to the session. */
  readonly session?: 'starts' | 'ends';
  /** A second status of success: a change instead of a creation. */
  readonly alsoAnswers?: 200;
  /** Limits and forms of the fields of a body that has no name of its own. */
  readonly body?: Readonly<Record<string, FieldLaw>>;
  /** Its refusals by name, besides those that every endpoint of its kind has. */
  readonly errors?: Readonly<Record<string, RefusalLaw>>;
}

/** The laws of some endpoints. */
export type Laws = { readonly [N in EndpointName]?: EndpointLaw };

/** The bounds of a text. */
export const textOf = (maxLength: number, minLength?: number): FieldLaw => ({
  maxLength,
  ...(minLength === undefined ? {} : { minLength }),
});

export const phone: FieldLaw = { pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164; blanks, hyphens and parentheses are taken out.' };

/** The name of a person. A handle that the provider gives follows the same rules. */
export const personName: FieldLaw = {
  minLength: accountRules.username.min,
  maxLength: accountRules.username.max,
  pattern: accountRules.username.pattern.source,
};
