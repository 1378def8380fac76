import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldersIn, linesOf, projectFiles, sourceFiles } from './files.ts';

const written = sourceFiles('src', 'mocks', 'tests', 'scripts', '.storybook').filter((path) => !path.endsWith('.d.ts'));
const lengths = written.map((path) => ({ path, lines: linesOf(path) }));

describe('files', () => {
  it('are never longer than 300 lines', () => {
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  it('are short as a rule: nine in ten under 150 lines, half of them under 70', () => {
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(0);
    expect(sorted.filter((lines) => lines < 150).length / sorted.length).toBeGreaterThan(0.9);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(70);
  });

  it('live with their owner, not in a folder named after their technical kind', () => {
    const byKind = /\/(utils?|helpers?|hooks|types|stores|constants|common|misc)\//;
    expect(sourceFiles('src', 'mocks').filter((path) => byKind.test(path))).toEqual([]);
  });
});

describe('a feature', () => {
  const features = foldersIn('src/features');
  const hasFile = (feature: string, name: string) => projectFiles.includes(`src/features/${feature}/${name}`);

  it.each(features)('%s has one entrance and a description of its purpose', (feature) => {
    expect(hasFile(feature, 'index.ts')).toBe(true);
    expect(hasFile(feature, 'README.md')).toBe(true);
  });

  it.each(features)('%s keeps its sentences in a catalogue when it shows something', (feature) => {
    const hasScreen = sourceFiles(`src/features/${feature}`).some((path) => path.endsWith('.tsx') && !/\.(test|stories)\./.test(path));
    expect(!hasScreen || hasFile(feature, 'strings.ts')).toBe(true);
  });

  it.each(features)('%s explains itself in at most 40 lines', (feature) => {
    expect(linesOf(`src/features/${feature}/README.md`)).toBeLessThanOrEqual(40);
  });
});

describe('a design-system component', () => {
  /** Folders that hold a component of their own name: `controls/Button/Button.tsx`. */
  const components = sourceFiles('src/design-system').filter((path) => /\/(\w+)\/\1\.tsx$/.test(path) && !path.includes('/private/'));

  it('has a story', () => {
    expect(components.length).toBeGreaterThan(0);
    const lacking = components.map((path) => path.replace(/\.tsx$/, '.stories.tsx'));
    expect(lacking.filter((path) => !projectFiles.includes(path))).toEqual([]);
  });

  const pages = sourceFiles('src/design-system')
    .filter((path) => /\/(\w+)\/\1\.stories\.tsx$/.test(path))
    .map((path) => ({ path, stories: storiesOf(path) }));

  it('starts its page with a playground of properties, followed by a gallery', () => {
    expect(pages.length).toBeGreaterThanOrEqual(components.length);
    const beginsOtherwise = pages.filter(({ stories: [first, second] }) => first?.name !== 'Playground' || second?.name !== 'Gallery');
    expect(beginsOtherwise.map(({ path }) => path)).toEqual([]);
    const drawsItself = pages.filter(({ stories: [first] }) => /\brender:/.test(first?.code ?? ''));
    expect(drawsItself.map(({ path }) => path)).toEqual([]);
  });

  it('lists no test among its examples', () => {
    const listed = pages.flatMap(({ path, stories }) =>
      stories
        .filter(({ name, code }) => name !== 'Gallery' && /\b(userEvent|fireEvent)\./.test(code) && !code.includes("'!autodocs'"))
        .map(({ name }) => `${path} ${name}`),
    );
    expect(listed).toEqual([]);
  });

  it('takes no class name from outside', () => {
    const open = components.filter((path) => /\bclassName\??:\s*string/.test(readFileSync(path, 'utf8')));
    expect(open).toEqual([]);
  });
});

/** The exported stories of a file, with their code. */
function storiesOf(path: string): { name: string; code: string }[] {
  const [, ...parts] = readFileSync(path, 'utf8').split(/^export const (?=[A-Z])/m);
  return parts.map((code) => ({ name: /^\w+/.exec(code)?.[0] ?? '', code }));
}
