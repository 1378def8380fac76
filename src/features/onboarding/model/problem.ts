/** Why something cannot go on, beside the field it is about. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly messages: readonly string[];
}

const none: readonly string[] = [];

/** The messages that stand beside a field, of one problem or of several. The same as long as the problem is: a field takes the focus for new ones. */
export const errorsOf = (problems: Problem | readonly Problem[] | undefined, field: string): readonly string[] =>
  [problems ?? []].flat().find((problem) => problem.field === field)?.messages ?? none;
