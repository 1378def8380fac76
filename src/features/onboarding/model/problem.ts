/** Why something cannot go on, beside the field it is about. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly messages: readonly string[];
}

/** The messages that stand beside a field. */
export const errorsOf = (problem: Problem | undefined, field: string): readonly string[] =>
  problem?.field === field ? problem.messages : [];
