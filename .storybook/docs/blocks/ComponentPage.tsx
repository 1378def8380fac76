import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { lateValue, useLateValue } from '@/design-system/late/lateValue.ts';
import * as styles from './blocks.css.ts';

const late = lateValue(async () => (await import('virtual:component-sizes')).default);
const inKB = (size: number) => `${size.toFixed(1)} kB`;

/** A component's page: what it is for and what it costs, then the one to play with, then how it looks and what it does. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Facts />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** Where it lives and what it costs alone, measured while Storybook was built. */
function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [group = '', name = ''] = preparedMeta.title.split('/');
  const path = `${group.toLowerCase()}/${name}`;
  const size = useLateValue(late)?.find(({ component }) => component === path);
  if (!size) return null;
  const { script, style, onDemand } = size;
  return (
    <p className={styles.facts}>
      {inKB(script + style)} alone ({inKB(script)} script, {inKB(style)} style{onDemand > 0 && `, ${inKB(onDemand)} more on demand`}) after
      brotli, React left out · <code>src/design-system/{path}</code>
    </p>
  );
}
