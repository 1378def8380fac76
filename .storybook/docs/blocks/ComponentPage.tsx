import { Controls, Markdown, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { keys } from '@/design-system/keys.ts';
import { lazyValue, useLazyValue } from '@/design-system/late/lazyValue.ts';
import { advice } from './advice.ts';
import * as styles from './blocks.css.ts';
import { pageOf, withLinks } from './componentLinks.ts';
import { KeyTable } from './KeyTable.tsx';

const late = lazyValue(async () => (await import('virtual:component-sizes')).default);
const inKB = (size: number) => `${size.toFixed(1)} kB`;

/** A component's page: its purpose and size, then the playground, then the other stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Purpose />
      <Facts />
      <SourceOfComponent />
      <Primary />
      <Controls />
      <Advice />
      <Keys />
      <Stories includePrimary={false} />
    </>
  );
}

/** Titles that are not the name of the component's folder. */
const folders: Readonly<Record<string, string>> = { 'Empty and failed': 'StateMessage' };

/** The group and the folder of the component whose page this is. */
function useComponent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [group = '', title = ''] = preparedMeta.title.split('/');
  return { group: group.toLowerCase(), name: folders[title] ?? title, preparedMeta };
}

/** Its purpose, and links to the alternatives. */
function Purpose() {
  const { preparedMeta } = useComponent();
  const { docs } = preparedMeta.parameters as { docs?: { description?: { component?: string } } };
  return <Markdown>{withLinks(docs?.description?.component ?? '', pages)}</Markdown>;
}

function Advice() {
  const { name } = useComponent();
  const about = advice[name];
  if (!about) return null;
  return (
    <dl className={styles.advice}>
      <div>
        <dt>Do</dt>
        <dd>
          <Markdown>{about.do}</Markdown>
        </dd>
      </div>
      <div>
        <dt>Don’t</dt>
        <dd>
          <Markdown>{about.dont}</Markdown>
        </dd>
      </div>
    </dl>
  );
}

/** What its keys do; nothing for what isn't reached by keyboard. */
function Keys() {
  const { name } = useComponent();
  const rows = keys[name];
  return rows ? <KeyTable caption="By keyboard" rows={rows} /> : null;
}

/** The source files of the components, loaded on demand. */
const files = import.meta.glob<string>(['../../../src/design-system/*/*/*.tsx', '!**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
});

/** The page of each component by its name; components of one file share the page of their folder. */
const pages = new Map(
  Object.keys(files).flatMap((file): [string, string][] => {
    const [group = '', folder = '', name = ''] = file
      .replace(/\.tsx$/, '')
      .split('/')
      .slice(-3);
    const title = Object.entries(folders).find(([, known]) => known === folder)?.[0] ?? folder;
    return folder in advice ? [[name, pageOf(group, title)]] : [];
  }),
);

/** The component's own file, to be read in place. */
function SourceOfComponent() {
  const { group, name } = useComponent();
  const [code, setCode] = useState('');
  const file = `src/design-system/${group}/${name}/${name}.tsx`;
  const read = files[`../../../${file}`];
  if (!read) return null;
  return (
    <details onToggle={() => void read().then(setCode)}>
      <summary>
        Source: <code>{file}</code>
      </summary>
      {code && <Source code={code} language="tsx" />}
    </details>
  );
}

/** Its path and its size alone, measured while Storybook was built. */
function Facts() {
  const { group, name } = useComponent();
  const path = `${group}/${name}`;
  const size = useLazyValue(late)?.find(({ component }) => component === path);
  if (!size) return null;
  const { script, style, onDemand } = size;
  return (
    <p className={styles.facts}>
      {inKB(script + style)} alone ({inKB(script)} script, {inKB(style)} style{onDemand > 0 && `, ${inKB(onDemand)} more on demand`}) after
      brotli, React left out · <code>src/design-system/{path}</code>
    </p>
  );
}
