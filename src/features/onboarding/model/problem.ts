/** Why something cannot go on, beside the field it is about. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly messages: readonly string[];
}

/** The messages that stand beside a field, of one problem or of several. */
export const errorsOf = (problems: Problem | readonly Problem[] | undefined, field: string): readonly string[] =>
  [problems ?? []].flat().flatMap((problem) => (problem.field === field ? problem.messages : []));
