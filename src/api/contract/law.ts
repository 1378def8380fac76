import { accountRules } from '../accountRules.ts';
import type { EndpointName } from '../table.ts';

/** An error response (a "refusal"): its HTTP status, the server's message and, if it has one, its error code. */
export type RefusalLaw = readonly [status: number, message: string, code?: number];

/** Properties of one field in the JSON schema besides its type. */
export type FieldLaw = Readonly<Record<string, unknown>>;

/**
 * The rules of an endpoint besides its data types (its "law"). The mock backend, the documents and the tests read them; the client never does, so that
 * its bundle contains none of them.
 */
export interface EndpointLaw {
  /** What the endpoint does; the first sentence is its title in the documents. */
  readonly about: string;
  /** Headers besides those of every call. */
  readonly headers?: Readonly<Record<string, { readonly isRequired: boolean; readonly about: string }>>;
  /** Default number of items without a `limit`. */
  readonly limit?: number;
  /** The effect of a success on the session. */
  readonly session?: 'starts' | 'ends';
  /** A second success status: the call changed an object instead of creating one. */
  readonly alsoAnswers?: 200;
  /** Limits and formats of the fields of an unnamed body type. */
  readonly body?: Readonly<Record<string, FieldLaw>>;
  /** Its refusals by name, besides those that every endpoint of its kind has. */
  readonly errors?: Readonly<Record<string, RefusalLaw>>;
}

export type Laws = { readonly [N in EndpointName]?: EndpointLaw };

/** The length limits of a text. */
export const textOf = (maxLength: number, minLength?: number): FieldLaw => ({
  maxLength,
  ...(minLength === undefined ? {} : { minLength }),
});

export const phone: FieldLaw = { pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164; blanks, hyphens and parentheses are taken out.' };

/** The name of a person. A handle from an identity provider follows the same rules. */
export const personName: FieldLaw = {
  minLength: accountRules.username.min,
  maxLength: accountRules.username.max,
  pattern: accountRules.username.pattern.source,
};
