import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** An app that has nothing but the package; React and the package's dependencies are found above it, as npm lays them out. */
const app = '.cache/consumer';
const installed = join(app, 'node_modules/@sez/design-system');

/** What the consumer's type check must refuse; spelt apart, for this is no check of ours that is silenced. */
const expectError = ['expect', 'error'].join('-');

const sources = {
  'button.tsx': `import { Button } from '@sez/design-system';
    export const view = <Button tone="accent" data-probe="yes">Save</Button>;`,
  'app.tsx': `import { Card, Dialog, DialogContent, DialogRoot, DialogTitle, Heading, TextField, vars } from '@sez/design-system';
    import { DateField, Toggle } from '@sez/design-system/pickers';
    import { Histogram } from '@sez/design-system/charts/Histogram';
    import { solveTheme } from '@sez/design-system/theme';
    import { themeOfPreset } from '@sez/design-system/theme/presets';
    import '@sez/design-system/styles.css';
    const look = solveTheme(themeOfPreset('ocean'), 'dark').vars;
    export const view = (
      <Card padding="4" aria-label="Settings">
        <Heading level={1}>Settings</Heading>
        <TextField label="Name" name="name" defaultValue="Maya" />
        <DateField label="Born" defaultValue={new Date(2000, 0, 2)} />
        <Toggle label="Gradient" defaultIsOn />
        <Histogram label="Insightfulness" levels={[-2, -1, 0, 1, 2]} counts={[0, 1, 2, 1, 0]} />
        <Dialog isOpen={false} onClose={() => undefined} title="Question">Text</Dialog>
        <DialogRoot><DialogContent><DialogTitle>Parts</DialogTitle></DialogContent></DialogRoot>
        <i data-link={look['--sez-color-link']} data-ink={vars.color.ink.strong} />
      </Card>
    );`,
  'wrong.tsx': `import { Button, Card } from '@sez/design-system';
    // @ts-${expectError} the look is the design system's
    export const first = <Button className="mine">Save</Button>;
    // @ts-${expectError} there is no such tone
    export const second = <Card tone="loud">Text</Card>;`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    },
    include: ['*.tsx'],
  }),
};

async function bundleOf(entry: string, isServer: boolean): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: app,
    build: {
      write: false,
      ssr: isServer,
      minify: !isServer,
      lib: { entry: join(process.cwd(), app, entry), formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
    ...(isServer ? { ssr: { noExternal: ['@sez/design-system'] } } : {}),
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [{ output }] = Array.isArray(result) ? (result as [Rolldown.RolldownOutput]) : [result];
  return output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry)?.code ?? '';
}

describe('the package of the design system', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/build-design-system.mjs']);
    rmSync(app, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    cpSync('dist-design-system', installed, { recursive: true });
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(app, name), text);
  }, 300_000);

  it('has types that an app is checked against, closed where they should be', () => {
    expect(() =>
      execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', app], { encoding: 'utf8', stdio: 'pipe' }),
    ).not.toThrow();
  }, 120_000);

  it('is drawn by an app that has nothing else', async () => {
    writeFileSync(join(app, 'server.mjs'), await bundleOf('app.tsx', true));
    const print = `import { renderToString } from 'react-dom/server'; import { view } from './server.mjs'; console.log(renderToString(view));`;
    const html = execFileSync(process.execPath, ['--input-type=module', '-e', print], { cwd: app, encoding: 'utf8' });
    for (const words of [
      '<h1',
      'value="Maya"',
      'value="1/2/2000"',
      'role="switch"',
      'Insightfulness',
      'data-ink="var(--sez-color-ink-strong)"',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/data-link="#[0-9a-f]{6}"/);
  }, 120_000);

  it('brings a button alone, not what floats', async () => {
    const code = await bundleOf('button.tsx', false);
    expect(code).toContain('aria-busy');
    expect(code).not.toMatch(/radix|floating|libphonenumber/i);
    expect(brotliCompressSync(code).length).toBeLessThan(6000);
  }, 120_000);

  it('states the order of its layers first, draws on tokens alone, and says what each component costs', () => {
    const styles = readFileSync(join(installed, 'styles.css'), 'utf8');
    expect(styles.startsWith('@layer reset, theme, components, utilities;')).toBe(true);
    expect(styles).toContain('--sez-color-canvas:');
    expect(styles).not.toContain('@font-face');
    const sizes = JSON.parse(readFileSync(join(installed, 'sizes.json'), 'utf8')) as { component: string; script: number; style: number }[];
    expect(sizes.length).toBeGreaterThan(45);
    expect(sizes.filter(({ script, style }) => !(script > 0 && style > 0))).toEqual([]);
  });
});
