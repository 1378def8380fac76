import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmCall } from '../../scripts/setup.mjs';

/** An empty app outside of the project, into which npm has installed the package from its tarball. */
const app = mkdtempSync(join(tmpdir(), 'sez-consumer-'));
const installed = join(app, 'node_modules/@sez/design-system');

/** Marks lines that the consumer's type check must refuse. Split, because checks of this project would take it for a suppression here. */
const expectError = ['expect', 'error'].join('-');

const sources = {
  'button.tsx': `import { Button } from '@sez/design-system';
    export const view = <Button tone="accent" data-probe="yes">Save</Button>;`,
  'app.tsx': `import { Card, Dialog, DialogContent, DialogRoot, DialogTitle, Heading, TextField, vars } from '@sez/design-system';
    import { Toggle } from '@sez/design-system/pickers';
    import { DateField } from '@sez/design-system/pickers/DateField';
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
  'pickers.tsx': `import * as pickers from '@sez/design-system/pickers';
    export const all = pickers;`,
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

/** Runs npm in a folder. A registry that doesn't answer fails the test instead of holding it. */
function npm(args: string[], cwd: string): void {
  execFileSync(...npmCall([...args, '--fetch-retries=1', '--fetch-timeout=20000']), { cwd, stdio: 'pipe', timeout: 120_000 });
}

async function bundleOf(entry: string, isServer: boolean): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: app,
    build: {
      write: false,
      ssr: isServer,
      minify: !isServer,
      lib: { entry: join(app, entry), formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
    ...(isServer ? { ssr: { noExternal: ['@sez/design-system'] } } : {}),
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [{ output }] = Array.isArray(result) ? (result as [Rolldown.RolldownOutput]) : [result];
  return output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry)?.code ?? '';
}

describe('the package of the design system', () => {
  let allPickers: string;
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build-design-system.mjs']);
    npm(['pack', '--pack-destination', app], resolve('dist-design-system'));
    const [tarball = ''] = readdirSync(app);
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    const versions = { ...dependencies, ...devDependencies };
    const others = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${versions[name]}`);
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`, ...others], app);
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(app, name), text);
    // Everything but the DateField has to do without the calendar.
    allPickers = await bundleOf('pickers.tsx', false);
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', `react-day-picker@${versions['react-day-picker']}`], app);
  }, 300_000);
  afterAll(() => rmSync(app, { recursive: true, force: true }));

  it('passes publint and arethetypeswrong', () => {
    const tool = (path: string, ...args: string[]) =>
      execFileSync(process.execPath, [`node_modules/${path}`, ...args], { encoding: 'utf8', stdio: 'pipe' });
    expect(tool('publint/src/cli.js', '--strict', 'dist-design-system')).toContain('All good!');
    const [tarball = ''] = readdirSync(app).filter((name) => name.endsWith('.tgz'));
    // Ends with an error when an entry can't be resolved or its types are of another kind.
    expect(() => tool('@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only', join(app, tarball))).not.toThrow();
  }, 120_000);

  it('has types that an app is checked against, closed where they should be', () => {
    expect(() =>
      execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', app], { encoding: 'utf8', stdio: 'pipe' }),
    ).not.toThrow();
  }, 120_000);

  it('is rendered by an app without other packages, and by a server without a bundler', async () => {
    writeFileSync(join(app, 'server.mjs'), await bundleOf('app.tsx', true));
    const print = `import { renderToString } from 'react-dom/server'; import { view } from './server.mjs'; console.log(renderToString(view));`;
    const html = execFileSync(process.execPath, ['--input-type=module', '-e', print], { cwd: app, encoding: 'utf8' });
    const plain = `import { createElement } from 'react'; import { renderToString } from 'react-dom/server'; import { Button } from '@sez/design-system';
      console.log(renderToString(createElement(Button, { tone: 'accent' }, 'Save')));`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', plain], { cwd: app, encoding: 'utf8' })).toMatch(/^<button.*Save/);
    for (const text of [
      '<h1',
      'value="Maya"',
      'value="1/2/2000"',
      'role="switch"',
      'Insightfulness',
      'data-ink="var(--sez-color-ink-strong)"',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/data-link="#[0-9a-f]{6}"/);
  }, 120_000);

  it('asks for the calendar only where a date is asked for', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, Record<string, unknown>>;
    expect(Object.keys(manifest['dependencies'] ?? {})).not.toContain('react-day-picker');
    expect(manifest['peerDependencies']).toMatchObject({ 'react-day-picker': '^10.0.2' });
    expect(manifest['peerDependenciesMeta']).toEqual({ 'react-day-picker': { optional: true } });
    expect(allPickers).toMatch(/role:\s*"switch"/);
    expect(allPickers).not.toMatch(/rdp-|DayPicker/);
  });

  it('includes only the button for an app that imports the button, not overlays', async () => {
    const code = await bundleOf('button.tsx', false);
    expect(code).toContain('aria-busy');
    expect(code).not.toMatch(/radix|floating|libphonenumber/i);
    expect(brotliCompressSync(code).length).toBeLessThan(6000);
  }, 120_000);

  it('gives the page of an app colour and type only, and expects nothing fixed to the edges of the window', () => {
    const styles = readFileSync(join(installed, 'styles.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const ofPage = [...styles.matchAll(/(?<=[{}]\s*)(?:html|body|html,\s*body)\s*\{([^{}]*)\}/g)].flatMap(([, rules = '']) =>
      [...rules.matchAll(/(?:^|;)\s*([\w-]+):/g)].map(([, property]) => property ?? ''),
    );
    expect(ofPage).toContain('background-color');
    expect(ofPage.filter((property) => !/^(color|background|accent|font|line|tab|-|text-size|min-block-size)/.test(property))).toEqual([]);
    expect(styles).toMatch(/--sez-size-header:\s*0(px)?;/);
  });

  it('declares the order of its layers first, uses only its tokens, and lists the size of each component', () => {
    const styles = readFileSync(join(installed, 'styles.css'), 'utf8');
    expect(styles.startsWith('@layer sez.reset, sez.theme, sez.components, sez.utilities;')).toBe(true);
    expect(styles).toContain('--sez-color-canvas:');
    expect(styles).not.toContain('@font-face');
    expect([...styles.matchAll(/@layer ([^{;]+)\{/g)].filter(([, name = '']) => !name.startsWith('sez'))).toEqual([]);
    const sizes = JSON.parse(readFileSync(join(installed, 'sizes.json'), 'utf8')) as { component: string; script: number; style: number }[];
    expect(sizes.length).toBeGreaterThan(45);
    expect(sizes.filter(({ script, style }) => !(script > 0 && style > 0))).toEqual([]);
  });
});
