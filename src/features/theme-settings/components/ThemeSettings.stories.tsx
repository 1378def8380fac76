import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/design-system';
import { presetNames, themeOfPreset } from '@/design-system/theme/presets.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { defaultTheme, noPreferences } from '@/design-system/theme/types.ts';
import { writeThemeFile } from '../model/themeFile.ts';
import { themeLink } from '../model/themeLink.ts';
import { openThemeSettingsAtom } from '../state/opening.ts';
import { applyTheme } from '../state/painter.ts';
import { readTheme } from '../state/theme.ts';
import { logoEntry, schemeEntry } from '../storage.ts';
import { ThemeSettings } from './ThemeSettings.tsx';

/** A new store for each story, and the button that opens the dialog. */
function Stage({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Button onClick={() => store.set(openThemeSettingsAtom)}>Customize Theme</Button>
      {children}
    </Provider>
  );
}

// The dialog is loaded on the first opening, which can be slow on a busy machine.
const patience = { timeout: 15_000 };
const dialogName = { name: 'Theme Settings' };
const ownLogo = { logoType: 'custom', customLogoUrl: 'data:image/svg+xml;base64,PHN2Zy8+', customLogoName: 'own.svg' } as const;

const meta = {
  title: 'Theme Settings/Dialog',
  tags: ['!autodocs'],
  component: ThemeSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  // Page and storage outlive a story, so each story starts with the product's own theme and restores it.
  beforeEach: () => {
    const clear = () => {
      applyTheme(defaultTheme, solvePaint(defaultTheme, noPreferences).paint);
      logoEntry.remove();
    };
    clear();
    return clear;
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Customize Theme' }));
    await screen.findByRole('dialog', dialogName, patience);
  },
} satisfies Meta<typeof ThemeSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = meta.play;
const dialog = () => within(screen.getByRole('dialog', dialogName));
const hex = () => dialog().getByRole('textbox', { name: 'Primary, as hex' });
const rootFill = () => document.documentElement.style.getPropertyValue('--sez-color-brand-primary');

async function type(text: string) {
  await userEvent.clear(hex());
  await userEvent.type(hex(), text);
}

export const Opened: Story = {};

export const EditsStayInThePreviewUntilApplied: Story = {
  play: async (context) => {
    await open(context);
    const before = rootFill();
    await type('#d946a6');
    const light = dialog().getByRole('group', { name: 'Light' });
    await expect(light.style.getPropertyValue('--sez-color-brand-primary')).toBe('#d946a6');
    await expect(rootFill()).toBe(before);
    await userEvent.click(dialog().getByRole('button', { name: 'Apply Theme' }));
    await expect(rootFill()).toBe('#d946a6');
    await expect(readTheme().primary).toBe('#d946a6');
    await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
    await expect(dialog().getByText('Previous theme restored')).toBeInTheDocument();
    await expect(readTheme()).toEqual(defaultTheme);
    await expect(hex()).toHaveValue(defaultTheme.primary);
  },
};

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const APresetAppliesAtOnce: Story = {
  play: async (context) => {
    await open(context);
    for (const name of presetNames) {
      const preset = dialog().getByTitle(`Apply ${name} theme`);
      await expect(preset).toHaveTextContent(new RegExp(name, 'i'));
      const { primary, secondary, accent } = themeOfPreset(name);
      const colours = [...preset.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.backgroundColor);
      await expect(colours).toEqual([primary, secondary, accent].map(rgbOf));
    }
    const ocean = dialog().getByTitle('Apply ocean theme');
    await userEvent.click(ocean);
    await expect(ocean).toHaveAttribute('aria-pressed', 'true');
    await expect(readTheme()).toEqual(themeOfPreset('ocean'));
    await userEvent.click(dialog().getByTitle('Apply monochrome theme'));
    await expect(dialog().getByRole('switch', { name: 'Gradient Backgrounds' })).not.toBeChecked();
    const own = dialog().getByTitle('Apply default theme');
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(own);
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(readTheme()).toEqual(defaultTheme);
    await expect(dialog().getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const AHalfTypedColourCannotBeApplied: Story = {
  play: async (context) => {
    await open(context);
    await type('#12');
    const apply = dialog().getByRole('button', { name: 'Apply Theme' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(hex(), '3456');
    await expect(apply).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const SaysWhatTheGuardDoes: Story = {
  play: async (context) => {
    await open(context);
    const slider = dialog().getByRole('slider', { name: 'Opacity Adjustment' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Default opacity (no adjustment)');
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '+300% (4× opacity, brighter)');
    await waitFor(() => expect(dialog().getByText(/^Gradient limited to \d+% to keep text readable \(Dark\)$/)).toBeVisible());
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '-300% (0× opacity, darker)');
    await expect(dialog().queryByText(/^Gradient limited/)).toBeNull();
  },
};

/** The rows of the specification: ui.range-input, val.range.nan. */
export const OpacitiesCanBeTyped: Story = {
  play: async (context) => {
    await open(context);
    const figures = dialog().getByRole('textbox', { name: 'Opacity Adjustment' });
    await userEvent.clear(figures);
    await userEvent.type(figures, '-120');
    await expect(dialog().getByRole('slider', { name: 'Opacity Adjustment' })).toHaveAttribute('aria-valuenow', '-120');
    await expect(dialog().getByText(/^-120% \(0× opacity, darker\)/)).toBeVisible();
    await userEvent.clear(figures);
    await userEvent.type(figures, '999');
    await userEvent.tab();
    await expect(figures).toHaveValue('300');
    const card = dialog().getByRole('textbox', { name: 'Card Background Opacity' });
    await userEvent.clear(card);
    await userEvent.type(card, 'much');
    await expect(dialog().getByRole('slider', { name: 'Card Background Opacity' })).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Colours, gradient and opacities go; the logo and the scheme stay. */
export const ResetAsksFirst: Story = {
  beforeEach: () => {
    const own = { ...themeOfPreset('monochrome'), colorOpacity: -40, cardBgOpacity: 55, postBgOpacity: 66 };
    applyTheme(own, solvePaint(own, noPreferences).paint);
    logoEntry.write(ownLogo);
    schemeEntry.write('light');
    return () => schemeEntry.remove();
  },
  play: async (context) => {
    await open(context);
    await userEvent.click(dialog().getByRole('button', { name: 'Reset to Default' }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset theme to default colors?' });
    await expect(readTheme()).toMatchObject({ useGradient: false, postBgOpacity: 66 });
    await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
    await expect(readTheme()).toEqual(defaultTheme);
    await expect([logoEntry.read(), schemeEntry.read()]).toEqual([ownLogo, 'light']);
  },
};

export const LeavingWithChangesAsks: Story = {
  play: async (context) => {
    await open(context);
    await type('#d946a6');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without applying?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(hex()).toHaveValue('#d946a6');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(readTheme()).toEqual(defaultTheme);
  },
};

export const ALinkIsPreviewedBeforeItApplies: Story = {
  play: async () => {
    const link = themeLink({ name: 'Night train', theme: themeOfPreset('purple') }, 'http://localhost/');
    location.hash = new URL(link).hash;
    await screen.findByRole('dialog', dialogName, patience);
    await expect(location.hash).toBe('');
    await waitFor(() => expect(dialog().getByText('“Night train” is in the preview. Apply it to use it.')).toBeVisible());
    await expect(hex()).toHaveValue('#7c3aed');
    await expect(readTheme()).toEqual(defaultTheme);
    // The dialog was reached from outside, so it carries the logo (ui.modal.logo).
    await expect(dialog().getByRole('link', { name: 'Sez, home (opens in a new tab)' })).toHaveAttribute('target', '_blank');
  },
};

export const ABadFileChangesNothing: Story = {
  play: async (context) => {
    await open(context);
    const input = dialog().getByLabelText('Theme file');
    await userEvent.upload(input, new File(['{"v":1,"primary":"blue"}'], 'theme.json', { type: 'application/json' }));
    await waitFor(() => expect(dialog().getByText('The theme has no valid “primary”. Nothing was changed.')).toBeVisible());
    await expect(hex()).toHaveValue(defaultTheme.primary);
    await userEvent.upload(
      input,
      new File([writeThemeFile({ name: 'Sea', theme: themeOfPreset('ocean') })], 'sea.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(hex()).toHaveValue('#0284c7'));
  },
};

export const TheMaskCloses: Story = {
  play: async (context) => {
    await open(context);
    const mask = document.elementFromPoint(4, 4) ?? document.body;
    await expect([mask, screen.getByRole('dialog')].map((layer) => getComputedStyle(layer).zIndex)).toEqual(['1000', '1100']);
    await userEvent.click(mask);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// offsetWidth, because the entrance scales the box.
const widthOfDialog = () => screen.getByRole('dialog', dialogName).offsetWidth;

export const SevenHundredPixelsWideAndFixed: Story = {
  play: async (context) => {
    await open(context);
    await expect(widthOfDialog()).toBe(700);
    const box = screen.getByRole('dialog', dialogName);
    const title = within(box).getByRole('heading', { name: 'Theme Settings' });
    // Its entrance moves it.
    await waitFor(() => expect(getComputedStyle(box).transform).toBe('none'));
    const left = box.offsetLeft;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: title, coords: { x: 300, y: 100 } },
      { target: title, coords: { x: 400, y: 200 } },
      { keys: '[/MouseLeft]', target: title, coords: { x: 400, y: 200 } },
    ]);
    await expect([box.offsetLeft, getComputedStyle(box).transform]).toEqual([left, 'none']);
  },
};

export const AtMostNinetyFivePercentOfANarrowWindow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { viewport: { options: { narrow: { name: 'Narrow', styles: { width: '640px', height: '800px' } } } } },
  play: async (context) => {
    await open(context);
    await expect([window.innerWidth, widthOfDialog()]).toEqual([640, 608]);
  },
};
