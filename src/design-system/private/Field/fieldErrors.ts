/** One message under a control: the sentence itself, or an object that carries it (as validators and servers return it). */
export type FieldError = string | { readonly message: string };

/** The sentences to list, in order; blank ones and repetitions are left out, so that two rules may share a sentence. */
export function toMessages(errors: readonly FieldError[] | undefined): readonly string[] {
  const messages = (errors ?? []).map((error) => (typeof error === 'string' ? error : error.message).trim());
  return [...new Set(messages)].filter((message) => message !== '');
}
