/** A problem as the list of messages that a field takes: none, or one. */
export function listOf(problem: string | undefined): readonly string[] {
  return problem ? [problem] : [];
}
