import { useState } from 'react';
import { Button, Card, Inline, SegmentedControl, Stack, Text, TextField } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { schemes } from '@/design-system/theme/types.ts';
import { fromGlobal } from '../../customTheme.ts';
import type { ToolbarGlobals } from '../../toolbar.ts';
import * as styles from './board/board.css.ts';
import { type BoardTheme, type ThemeSet, themeSets } from './board/boardThemes.ts';
import {
  type BoardScreen,
  type BoardState,
  type BoardWidth,
  boardScreens,
  boardStates,
  boardWidths,
  frameAddress,
} from './board/frames.ts';
import { Pane } from './board/Pane.tsx';

const optionsOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value.replace('-', ' ') }));

const schemeChoices = ['both', ...schemes] as const;

/** The choices on the board while it is open. */
function useChoices() {
  const [screen, setScreen] = useState<BoardScreen>('feed');
  const [state, setState] = useState<BoardState>('full');
  const [width, setWidth] = useState<BoardWidth>('desktop');
  const [set, setSet] = useState<ThemeSet>('presets');
  const [scheme, setScheme] = useState<(typeof schemeChoices)[number]>('both');
  const [filter, setFilter] = useState('');
  const [compared, setCompared] = useState<readonly string[]>([]);
  return { screen, setScreen, state, setState, width, setWidth, set, setSet, scheme, setScheme, filter, setFilter, compared, setCompared };
}
type Choices = ReturnType<typeof useChoices>;

const themeSetNames = Object.keys(themeSets) as ThemeSet[];
const widthNames = Object.keys(boardWidths) as BoardWidth[];

/** Real screens in many themes at once, for judging themes; two themes can be compared side by side. */
export function ThemeBoard({ toolbar }: { toolbar: ToolbarGlobals }) {
  const choices = useChoices();
  const { screen, state, width, compared, setCompared } = choices;
  const panes = panesFor(choices, toolbar);
  const isComparing = compared.length === 2;
  const turns = useTurns();
  const shown = isComparing ? panes.filter(({ key }) => compared.includes(key)) : panes;
  const choose = (key: string) =>
    setCompared(compared.includes(key) ? compared.filter((other) => other !== key) : [...compared, key].slice(-2));
  const inTurns = turns.of(shown, ({ theme, scheme }) => frameAddress({ screen, state, scheme, theme }, toolbar));
  return (
    <Stack gap="5">
      <Controls {...choices} />
      <Inline gap="3" role="status" isWrapping>
        <Text>{countText(shown.length, compared)}</Text>
        {compared.length > 0 && (
          <Button size="small" variant="text" onClick={() => setCompared([])}>
            Show all again
          </Button>
        )}
      </Inline>
      <div className={styles.board}>
        {inTurns.map(({ key, name, theme, scheme, isItsTurn }) => (
          <Pane
            key={key}
            name={name}
            isItsTurn={isItsTurn}
            onLoad={turns.end}
            shown={{ screen, state, scheme, theme }}
            width={width}
            toolbar={toolbar}
            isChosen={compared.includes(key)}
            isAlone={isComparing}
            onChoose={() => choose(key)}
          />
        ))}
      </div>
    </Stack>
  );
}

/** The number of screens that load at once. Each is a whole application, and a browser refuses requests when a dozen start together. */
const atOnce = 2;

/** Lets windows load one after the other, by their addresses. */
function useTurns() {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    of<Item>(items: readonly Item[], addressOf: (item: Item) => string) {
      let waiting = 0;
      return items.map((item) => {
        if (!loaded.has(addressOf(item))) waiting += 1;
        return { ...item, isItsTurn: loaded.has(addressOf(item)) || waiting <= atOnce };
      });
    },
    end: (address: string) => setLoaded((known) => new Set([...known, address])),
  };
}

/** Each theme that matches the filter, in each scheme; a custom theme of the toolbar is first. */
function panesFor({ set, scheme: chosenScheme, filter }: Choices, { theme }: ToolbarGlobals) {
  const own = fromGlobal(theme);
  const themes: readonly BoardTheme[] = [...(own ? [{ name: 'your own', theme: own }] : []), ...themeSets[set]];
  return themes
    .filter(({ name }) => name.includes(filter.trim().toLowerCase()))
    .flatMap((one) => schemes.map((scheme) => ({ ...one, scheme, key: `${one.name} ${scheme}` })))
    .filter(({ scheme }) => chosenScheme === 'both' || chosenScheme === scheme);
}

function countText(count: number, [first, second]: readonly string[]): string {
  if (second !== undefined) return `${first} beside ${second}`;
  if (first !== undefined) return `${first} is chosen. Choose another one to compare it with.`;
  return count === 0 ? 'No theme is called that.' : `${count} ${count === 1 ? 'screen' : 'screens'}`;
}

function Controls(choices: Choices) {
  const { screen, setScreen, state, setState, width, setWidth, set, setSet, scheme, setScheme, filter, setFilter, setCompared } = choices;
  // The theme that was chosen for comparison may be gone.
  const changeSet = (next: ThemeSet) => (setSet(next), setCompared([]));
  return (
    <Card padding="4">
      <div className={styles.choices}>
        <Select
          label="Screen"
          emptyLabel="Screen"
          options={optionsOf(boardScreens)}
          value={screen}
          onChange={(next) => next && setScreen(next)}
        />
        <SegmentedControl label="State" options={optionsOf(boardStates)} value={state} onChange={setState} />
        <SegmentedControl label="Window" options={optionsOf(widthNames)} value={width} onChange={setWidth} />
        <SegmentedControl label="Themes" options={optionsOf(themeSetNames)} value={set} onChange={changeSet} />
        <SegmentedControl label="Scheme" options={optionsOf(schemeChoices)} value={scheme} onChange={setScheme} />
        <TextField label="Filter" value={filter} onChange={setFilter} hasClearButton />
      </div>
    </Card>
  );
}
