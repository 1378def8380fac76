/** A problem as a field takes them: none, or one. */
export function listOf(problem: string | undefined): readonly string[] {
  return problem ? [problem] : [];
}
