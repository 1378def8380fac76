import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The path and code of a file, and the rules that it breaks. */
const samples: readonly (readonly [path: string, code: string, ...rules: string[]])[] = [
  ['src/features/x/Attribute.tsx', 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'no-raw-html'],
  ['src/features/x/property.ts', 'export const a = { dangerouslySetInnerHTML: 1 };', 'no-raw-html'],
  ['scripts/member.mjs', 'document.body.innerHTML = "";', 'no-raw-html'],
  ['tests/write.ts', 'document.write("");', 'no-raw-html'],

  ['src/features/x/colour.ts', 'export const a = "#fff";', 'no-raw-colour'],
  ['src/app/shadow.css.ts', 'export const a = "0 0 2px rgb(0 0 0)";', 'no-raw-colour'],
  ['src/features/x/template.ts', 'export const a = (b: string) => `oklch(${b})`;', 'no-raw-colour'],
  ['src/features/x/entity.ts', 'export const a = "&#x27; #/path #top";'],
  ['src/design-system/tokens/light.ts', 'export const a = "#fff";'],
  ['src/features/x/colour.test.ts', 'export const a = "#fff";'],

  ['src/features/x/number.css.ts', 'export const a = { padding: 5 };', 'no-raw-length'],
  ['src/app/text.css.ts', 'export const a = { fontSize: "12px" };', 'no-raw-length'],
  ['src/app/pieces.css.ts', 'export const a = (b: string) => ({ gap: `calc(2px + ${b})` });', 'no-raw-length'],
  ['src/app/target.css.ts', 'export const a = { minBlockSize: 44 };', 'no-raw-length'],
  [
    'src/app/line.css.ts',
    'export const a = (vars: { line: { soft: string } }) => ({ border: `1px solid ${vars.line.soft}` });',
    'no-raw-length',
  ],
  ['src/app/own.css.ts', 'export const a = { padding: 0, inlineSize: 40 };'],
  ['src/design-system/own.css.ts', 'export const a = { padding: 5 };'],

  ['src/features/x/path.ts', 'export const a = "/profile/1";', 'no-path-literal'],
  ['src/features/x/joined.ts', 'export const a = (id: string) => `/post/${id}`;', 'no-path-literal'],
  ['src/features/x/Link.tsx', 'export const a = <a href="/anything" />;', 'no-path-literal'],
  ['src/features/x/go.ts', 'export const a = (navigate: (to: string) => void) => navigate("/anything");', 'no-path-literal'],
  ['src/shared/lib/paths.ts', 'export const a = "/profile/1";'],
  ['src/api/url.ts', 'export const a = "/users/me";'],

  ['src/features/x/late.ts', 'export const a = () => import("./b.ts");', 'no-other-late-code'],
  ['src/features/x/lazy.ts', 'export const a = lazyPart(() => import("./b.ts"));\ndeclare const lazyPart: (a: unknown) => unknown;'],
  ['src/app/late.ts', 'export const a = () => import("./b.ts");'],
  ['src/features/x/reacts.ts', 'import { lazy } from "react";\nexport const a = lazy;', 'no-restricted-imports'],
  ['src/features/x/waiting.ts', 'import { Suspense } from "react";\nexport const a = Suspense;', 'no-restricted-imports'],
  [
    'src/features/x/handle.ts',
    'import { useImperativeHandle } from "react";\nexport const a = useImperativeHandle;',
    'no-restricted-imports',
  ],
  ['src/features/x/atoms.ts', 'import { useAtomValue } from "jotai";\nexport const a = useAtomValue;', 'no-restricted-imports'],
  ['src/features/x/writes.ts', 'import { useAtom } from "jotai";\nexport const a = useAtom;', 'no-restricted-imports'],

  ['src/features/x/stored.ts', 'export const a = window.localStorage;', 'no-browser-storage'],
  ['src/features/x/global.ts', 'export const a = () => localStorage.length;', 'no-restricted-globals'],
  ['src/shared/storage/area.ts', 'export const a = window.localStorage;'],
  ['src/features/x/fetched.ts', 'export const a = () => window.fetch("");', 'no-direct-fetch'],
  ['src/features/x/plain.ts', 'export const a = async () => { await fetch(""); };', 'no-restricted-globals'],
  ['src/api/plain.ts', 'export const a = async () => { await fetch(""); await window.fetch(""); };'],

  ['src/features/x/parsed.ts', 'export const a = URL.canParse("");', 'no-restricted-properties'],

  ['src/features/x/key.ts', 'export const a = (event: KeyboardEvent) => event.isComposing;', 'no-raw-composing'],
  ['src/features/x/code.ts', 'export const a = ({ keyCode }: { keyCode: number }) => keyCode;', 'no-raw-composing'],

  ['src/features/x/Anchor.tsx', 'export const a = (b: string) => <a href={b} />;', 'no-unparsed-address'],
  ['src/features/x/Image.tsx', 'export const a = (b: string) => <img src={`${b}.png`} />;', 'no-unparsed-address'],
  ['src/features/x/cast.ts', 'type Href = string;\nexport const a = (b: unknown) => b as Href;', 'no-unparsed-address'],
  ['src/features/x/Parsed.tsx', 'declare const imageUrl: (id: string) => string;\nexport const a = <img src={imageUrl("a")} />;'],
  ['src/shared/lib/safeUrl.ts', 'type SafeLink = string;\nexport const a = (b: unknown) => b as SafeLink;'],

  ['src/features/x/said.ts', 'console.log("");', 'no-console'],
  ['src/features/x/said.test.ts', 'console.log("");', 'no-console'],
  ['src/shared/lib/log.ts', 'console.log("");'],
  ['src/features/x/mocked.test.ts', 'import { vi } from "vitest";\nvi.mock("./a.ts");', 'no-restricted-properties'],
  ['tests/modules.ts', 'import { vi } from "vitest";\nvi.resetModules();', 'no-restricted-properties'],
  ['mocks/modules.ts', 'import { vi } from "vitest";\nvi.doMock("./a.ts");', 'no-restricted-properties'],
  ['tests/support/forgetModules.ts', 'import { vi } from "vitest";\nvi.resetModules();'],
];

describe('lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sez-lint-'));
  const broken = new Map<string, Set<string>>();

  beforeAll(() => {
    for (const [path, code] of samples) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    // The configuration is copied next to the samples, because its paths are relative to it.
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout || stderr) as { diagnostics: { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) {
      const rules = broken.get(filename) ?? new Set();
      broken.set(filename, rules.add(/\((.+)\)/.exec(code)?.[1] ?? code));
    }
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(samples)('of %s: %s', (path, _code, ...rules) => {
    expect([...(broken.get(path) ?? [])]).toEqual(rules);
  });
});
