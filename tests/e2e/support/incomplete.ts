/** Type of the annotations that say what axe calls incomplete, for it could not decide: the rule, and for how many elements. */
export const incompleteType = 'axe incomplete';

interface Annotation {
  type: string;
  description?: string | undefined;
}

/** One line for all of a run: how many elements axe left to a person, by rule, the most frequent first. Undefined where there are none. */
export function sayIncomplete(annotations: readonly Annotation[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { type, description } of annotations) {
    const [, rule = '', count = ''] = (type === incompleteType && /^(.+): (\d+)$/.exec(description ?? '')) || [];
    if (rule) counts.set(rule, (counts.get(rule) ?? 0) + Number(count));
  }
  if (counts.size === 0) return undefined;
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  const rules = [...counts].sort(([, one], [, other]) => other - one).map(([rule, count]) => `${rule} ${count}`);
  return `axe could not decide about ${sum} elements, which no test looks at: ${rules.join(', ')}.`;
}
