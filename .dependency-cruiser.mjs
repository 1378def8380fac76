// The rules are generated from src/architecture.ts: change a layer or an edge there, never here.
import { tsImport } from 'tsx/esm/api';

const { layers, featureEdges, neverInTheClient } = await tsImport('./src/architecture.ts', import.meta.url);

/** Tests, stories, and the random values that property tests draw from. */
const testOrStory = '(\\.(test|stories|fixture)\\.[jt]sx?|/arbitraries\\.ts)$';
const folderOf = (layer) => (layer === 'mocks' ? '^mocks/' : layer === 'main' ? '^src/main\\.tsx$' : `^src/${layer}/`);
const oneOf = (patterns) => `(${patterns.join('|')})`;

/** One rule per layer: everything that is neither the layer itself nor named in its row is out of reach. */
const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  severity: 'error',
  comment:
    `"${layer}" may import ${allowed.length ? allowed.join(', ') : 'no other layer'}. Remedy: move the code down, pass it in (a slot or a ` +
    'parameter), or publish an intent atom that the upper layer consumes. The table is src/architecture.ts.',
  from: { path: folderOf(layer), pathNot: testOrStory },
  to: { path: ['^src/', '^mocks/'], pathNot: oneOf([layer, ...allowed].map(folderOf)) },
}));

/** Tests and stories may use the mocks and test support besides what their layer may use. */
const testRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}-tests`,
  severity: 'error',
  comment: `A test or story in "${layer}" may import ${[layer, ...allowed].join(', ')}, mocks and tests/. Remedy: test the upper layer where it lives.`,
  from: { path: folderOf(layer).replace('$', ''), pathNot: `^(?!.*${testOrStory})` },
  to: { path: '^src/', pathNot: oneOf([layer, ...allowed].map(folderOf)) },
}));

const features = Object.entries(featureEdges);
const featureEdgeRules = features.map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  severity: 'error',
  comment:
    `features/${feature} may use ${allowed.length ? allowed.join(', ') : 'no other feature'}. Remedy: invert it with a slot ` +
    '(<PostCard actions={…}>) or an intent atom; or, if it stays acyclic, declare the edge in src/architecture.ts.',
  from: { path: `^src/features/${feature}/` },
  to: { path: '^src/features/', pathNot: oneOf([feature, ...allowed].map((name) => `^src/features/${name}/`)) },
}));

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle makes load order matter. Remedy: move what both need into a third module, or pass it as a parameter.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'The path leads nowhere. Remedy: correct it, or install the package and save it in package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'feature-through-index',
      severity: 'error',
      comment:
        'Only the index.ts of a feature may be imported from outside, and by the script in the head of the page its early.ts. Remedy: import ' +
        '"@/features/<name>" and export there what is meant for others.',
      from: { path: '^src/', pathNot: ['^src/features/', '^src/app/early/'] },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'feature-through-index-early',
      severity: 'error',
      comment: 'Besides the index.ts of a feature only its early.ts, which holds plain rules, may be imported here.',
      from: { path: '^src/app/early/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/(index|early)\\.ts$' },
    },
    {
      name: 'feature-through-index-between-features',
      severity: 'error',
      comment:
        'Only the index.ts of another feature may be imported. Remedy: import "@/features/<name>" and export there what is meant for others.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/(index|early)\\.ts$'] },
    },
    {
      name: 'mocks-only-behind-the-flag',
      severity: 'error',
      comment: 'The live build must not hold a byte of the mocks. Remedy: only src/main.tsx may load them, by import() behind VITE_MOCKED.',
      from: { path: '^src/', pathNot: testOrStory },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'law-never-in-the-client',
      severity: 'error',
      comment:
        'The law of the endpoints is for the mock backend, the documents and the tests. Remedy: what the client needs of it stands in ' +
        'src/api/contract/limits.ts or rights.ts; see neverInTheClient in src/architecture.ts.',
      from: { path: '^src/', pathNot: oneOf([testOrStory, neverInTheClient]) },
      to: { path: neverInTheClient, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'Production code may not import tests, stories or test support. Remedy: move the shared part into a module of its own.',
      from: { path: ['^src/', '^mocks/'], pathNot: testOrStory },
      to: { path: [testOrStory, '^tests/'] },
    },
    {
      name: 'no-dev-dependency-in-production',
      severity: 'error',
      comment: 'This package would be missing from an install without development packages. Remedy: move it to "dependencies".',
      from: { path: '^src/', pathNot: testOrStory },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...layerRules,
    ...testRules,
    ...featureEdgeRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|coverage)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
