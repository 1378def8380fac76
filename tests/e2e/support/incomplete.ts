/** Type of the annotations for checks that axe calls incomplete because it couldn't decide: the rule and the number of elements. */
export const incompleteType = 'axe incomplete';

interface Annotation {
  type: string;
  description?: string | undefined;
}

/** Returns one line for the whole run: the number of elements axe left to a person, by rule, most frequent first. Undefined without any. */
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
