import { describe, expect, it } from 'vitest';
import { featureEdges, layers } from '../../src/architecture.ts';
import { foldersIn, projectFiles } from './files.ts';

type Graph = Record<string, readonly string[]>;

/** Finds a cycle in the graph; undefined if there is none. */
function findCycle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    const cycle = (graph[node] ?? []).map((next) => visit(next, [...path, node])).find((found) => found !== undefined);
    done.add(node);
    return cycle;
  };
  return Object.keys(graph)
    .map((node) => visit(node, []))
    .find((found) => found !== undefined);
}

const layerGraph: Graph = layers;
const featureGraph: Graph = featureEdges;

describe('findCycle', () => {
  it('finds a cycle and accepts a graph without one', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b']);
    expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined();
  });
});

describe('the table of layers', () => {
  it('has a row for every folder of src', () => {
    const folders = foldersIn('src');
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !(folder in layers))).toEqual([]);
  });

  it('names only layers that exist', () => {
    const existing = [...foldersIn('src'), 'mocks', 'main'];
    expect(Object.keys(layers).filter((layer) => !existing.includes(layer))).toEqual([]);
    expect(
      Object.values(layerGraph)
        .flat()
        .filter((layer) => !(layer in layers)),
    ).toEqual([]);
  });

  it('allows only downward dependencies', () => {
    expect(findCycle(layerGraph)).toBeUndefined();
  });

  it('leaves no code of src outside a layer, except the entry point and the table itself', () => {
    const loose = projectFiles.filter((path) => /^src\/[^/]+\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
    expect(loose.filter((path) => !['src/main.tsx', 'src/architecture.ts'].includes(path))).toEqual([]);
  });
});

describe('the graph of features', () => {
  it('has a row for every feature, and a feature for every row', () => {
    expect(foldersIn('src/features').sort()).toEqual(Object.keys(featureEdges).sort());
  });

  it('names only features that have a row', () => {
    expect(
      Object.values(featureGraph)
        .flat()
        .filter((feature) => !(feature in featureEdges)),
    ).toEqual([]);
  });

  it('has no way back', () => {
    expect(findCycle(featureGraph)).toBeUndefined();
  });
});
