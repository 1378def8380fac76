import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { themeOfPreset } from '../src/design-system/theme/presets.ts';
import { type ThemeSettings, themeRanges } from '../src/design-system/theme/types.ts';
import { fromGlobal, toGlobal } from './customTheme.ts';
import type { Reading } from './themeChannel.ts';
import type { ToolbarGlobals } from './toolbar.ts';

const id = 'sez/theme';
const colors = ['primary', 'secondary', 'accent'] as const;
const opacities = { colorOpacity: 'Opacity adjustment', cardBgOpacity: 'Card opacity', postBgOpacity: 'Post opacity' } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 12, alignItems: 'center' } as const;

// Same as in `themeChannel.ts`, which belongs to the preview and can't be loaded here.
const events = { write: 'sez/theme/write', written: 'sez/theme/written', read: 'sez/theme/read', reading: 'sez/theme/reading' };

/** Asks the preview, which has the product's code. */
function ask<Answer>(question: string, answer: string, ...about: string[]): Promise<Answer> {
  const channel = addons.getChannel();
  return new Promise((resolve) => {
    channel.once(answer, resolve);
    channel.emit(question, ...about);
  });
}

/** A custom theme: edited here, applied to every story, and exchanged with the product as a link or a file. */
function ThemeTool() {
  const [globals, updateGlobals] = useGlobals() as unknown as [ToolbarGlobals, (globals: Partial<ToolbarGlobals>) => void];
  return (
    <PopoverProvider ariaLabel="A theme of your own" popover={<ThemePanel globals={globals} onChange={updateGlobals} />}>
      <Button variant="ghost" padding="small" ariaLabel="A theme of your own">
        {fromGlobal(globals.theme) ? 'Own theme' : 'Custom theme …'}
      </Button>
    </PopoverProvider>
  );
}

interface PanelProps {
  globals: ToolbarGlobals;
  onChange: (globals: Partial<ToolbarGlobals>) => void;
}

function ThemePanel({ globals, onChange }: PanelProps) {
  const own = fromGlobal(globals.theme);
  const theme = own ?? themeOfPreset(globals.preset);
  const [message, setMessage] = React.useState('');
  const change = (part: Partial<ThemeSettings>) => onChange({ theme: toGlobal({ ...theme, ...part }) });
  const copy = async (form: 'link' | 'json', confirmation: string) => {
    await navigator.clipboard.writeText(await ask<string>(events.write, events.written, toGlobal(theme), form));
    setMessage(confirmation);
  };
  const paste = async ({ target }: React.ChangeEvent<HTMLTextAreaElement>) => {
    if (target.value.trim() === '') return;
    const reading = await ask<Reading>(events.read, events.reading, target.value);
    if (reading.theme !== undefined) onChange({ theme: reading.theme });
    setMessage(reading.message);
  };
  return (
    <div style={{ display: 'grid', gap: 10, padding: 16, inlineSize: 300 }}>
      {colors.map((name) => (
        <label key={name} style={row}>
          {name}
          <input type="color" aria-label={name} value={theme[name]} onChange={({ target }) => change({ [name]: target.value })} />
        </label>
      ))}
      <label style={row}>
        Gradient
        <input type="checkbox" checked={theme.useGradient} onChange={({ target }) => change({ useGradient: target.checked })} />
      </label>
      {(Object.keys(opacities) as (keyof typeof opacities)[]).map((name) => (
        <label key={name} style={row}>
          {opacities[name]}: {theme[name]}
          <input
            type="range"
            aria-label={opacities[name]}
            {...themeRanges[name]}
            value={theme[name]}
            onChange={({ target }) => change({ [name]: target.valueAsNumber })}
          />
        </label>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          ariaLabel={false}
          size="small"
          onClick={() => void copy('link', 'The end of the link is copied: put it behind the address of Sez.')}
        >
          Copy link
        </Button>
        <Button ariaLabel={false} size="small" onClick={() => void copy('json', 'The JSON is copied.')}>
          Copy JSON
        </Button>
        <Button ariaLabel={false} size="small" disabled={!own} onClick={() => onChange({ theme: '' })}>
          Back to the preset
        </Button>
      </div>
      <textarea
        aria-label="Paste a theme link or JSON"
        placeholder="Paste a theme link or JSON"
        rows={2}
        onChange={(event) => void paste(event)}
      />
      <span role="status">{message}</span>
    </div>
  );
}

/** Splits a story's name into words in sentence case. */
const inSentenceCase = (name: string) =>
  name
    .split(' ')
    .map((word, index) => (index === 0 || /[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase()))
    .join(' ');

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Sez design system', brandUrl: './' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? inSentenceCase(name) : name) },
});

addons.register(id, () => {
  addons.add(id, {
    type: types.TOOL,
    title: 'A theme of your own',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <ThemeTool />,
  });
});
