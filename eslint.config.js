import tseslint from 'typescript-eslint';

const rawHtml = 'People’s text becomes React elements from tokens: render children instead of raw HTML (architecture: Safety).';
const rawColour = 'Take the colour from `vars` of @/design-system/tokens: raw colours live only in tokens, theme and presets.';
const rawLength =
  'Take spaces, radii, sizes of type and the least target from `vars`, thin lines from `hairline` (@/design-system/styles): `padding: 5` follows no theme and no scale.';
const storage = 'Read and write through the validated helper in src/shared/storage, which survives full and forbidden storage.';
const lateCode =
  'Late code comes in one way: `lazyPart(() => import(…))` for components, `lazyValue(() => import(…))` for the rest (@/design-system). Both forget a failed fetch.';
const readAtoms =
  'Read atoms with useStoreValue or useStoreState (@/shared/lib): useAtomValue and useAtom draw their component a second time after mounting, and their code would come before the first post.';
const pathLiteral = 'Lead to screens with the builders of `paths` in @/shared/lib/paths: they encode once and know the base.';
const sharedModules =
  'Test files share one registry of modules: replace a function by `vi.spyOn` on its module, or have modules of your own with forgetModules (@tests/support).';
const composing =
  'Ask isComposing(event) of @/design-system: the key that ends a word of an input method comes after the composition in WebKit, told by its key code alone.';
const network = 'Call an endpoint of src/api: it knows the host, headers, cache and errors.';

const noRawHtml = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: rawHtml },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: rawHtml },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', message: rawHtml },
  { selector: "CallExpression[callee.object.name='document'][callee.property.name='write']", message: rawHtml },
];

// `#fff`, `#ffffffcc`, `rgb(…`, also in the middle of a string; `&#x27;` and `#/path` are no colours.
const colour = '(^|[^&\\w])#([0-9a-fA-F]{3,4}){1,2}(?![\\w-])|\\b(rgba?|hsla?|hwb|oklch|oklab|lab|lch)\\(';
const noRawColours = [
  { selector: `Literal[value=/${colour}/]`, message: rawColour },
  { selector: `TemplateElement[value.raw=/${colour}/]`, message: rawColour },
];

// Spaces, radii and type have scales, thin lines a word; how large a thing of its own kind is remains its own.
const spacing = '/^((padding|margin)(Block|Inline)?(Start|End)?|gap|columnGap|rowGap|borderRadius)$/';
const scaled = '/^((padding|margin)(Block|Inline)?(Start|End)?|gap|columnGap|rowGap|borderRadius|fontSize|lineHeight)$/';
const length = '/\\d(px|rem)(?!\\w)/';
const noRawLengths = [
  { selector: `Property[key.name=${spacing}] Literal[raw=/^[\\d.]*[1-9]/]`, message: rawLength },
  { selector: `Property[key.name=${scaled}] :matches(Literal[value=${length}], TemplateElement[value.raw=${length}])`, message: rawLength },
  { selector: 'Property[key.name=/Size$/] > Literal[value=44]', message: rawLength },
  {
    selector: "TemplateLiteral:has(> TemplateElement[value.raw='1px solid ']) > MemberExpression[object.property.name='line']",
    message: rawLength,
  },
];

const noBrowserStorage = {
  selector: 'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(localStorage|sessionStorage)$/]',
  message: storage,
};
const noOtherLateCode = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^(lazyPart|lazyValue)$/] ImportExpression)',
  message: lateCode,
};
const screens =
  'profile|user|users|post|reply|group|groups|search|welcome|sign-in|sign-up|notifications|followers|onboarding|about|declaration|privacy|term-of-service|siwf|siwf-login|verify-email|check-visit-links|oauth-callback-bluesky|sign-in-with-x|modern-feed';
const noPathLiterals = [
  { selector: `Literal[value=/^\\u002F(${screens})([\\u002F?#]|$)/]`, message: pathLiteral },
  { selector: `TemplateElement[value.raw=/^\\u002F(${screens})([\\u002F?#]|$)/]`, message: pathLiteral },
  { selector: 'JSXAttribute[name.name=/^(href|to)$/] > Literal[value=/^\\u002F/]', message: pathLiteral },
  { selector: 'CallExpression[callee.name=/^(navigate|goTo)$/] > Literal[value=/^\\u002F/]', message: pathLiteral },
];
const noDirectFetch = {
  selector: "CallExpression > MemberExpression.callee[object.name=/^(window|globalThis|self)$/][property.name='fetch']",
  message: network,
};

// The flag that WebKit has taken back by then, and the code that tells it there.
const noRawComposing = [
  { selector: 'MemberExpression[property.name=/^(isComposing|keyCode)$/]', message: composing },
  { selector: 'ObjectPattern > Property[key.name=/^(isComposing|keyCode)$/]', message: composing },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist*',
      'storybook-static',
      'coverage',
      'test-results',
      'playwright-report',
      '.vitest',
      '.cache',
      'bench-results',
    ],
  },
  // A rule is changed here, with its reason, or not at all.
  { linterOptions: { noInlineConfig: true } },
  // The language's own rules, React's and those that need types are Oxlint's (.oxlintrc.json), which has no selectors.
  tseslint.configs.base,
  // Named, for ESLint looks at no TypeScript by itself: that of scripts/ would be left out.
  { files: ['**/*.{ts,tsx,mts,mjs}'], rules: { 'no-restricted-syntax': ['error', ...noRawHtml] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storage },
        { name: 'sessionStorage', message: storage },
        { name: 'fetch', message: network },
        { name: 'XMLHttpRequest', message: network },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['lazy', 'Suspense'], message: lateCode },
            { name: 'jotai', importNames: ['useAtom', 'useAtomValue'], message: readAtoms },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...noRawHtml,
        ...noRawColours,
        ...noPathLiterals,
        ...noRawComposing,
        noOtherLateCode,
        noBrowserStorage,
        noDirectFetch,
      ],
    },
  },
  {
    files: ['src/design-system/{tokens,theme}/**/*.ts', 'src/**/presets*.ts', 'src/**/presets/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawHtml, noBrowserStorage, noDirectFetch] },
  },
  {
    files: ['src/shared/lib/paths.ts', 'src/main.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noRawHtml, ...noRawColours, noBrowserStorage, noDirectFetch] },
  },
  {
    // What stands in the head of the page comes before the code of those helpers.
    files: ['src/shared/storage/**/*.ts', 'src/api/**/*.ts', 'src/app/early/*.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-syntax': ['error', ...noRawHtml, ...noRawColours] },
  },
  {
    files: ['src/{features,app}/**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawColours, ...noRawLengths] },
  },
  {
    // The table whose fetches `lazyPart` makes, and the languages, whose failure `loadLocale` answers (tests/architecture/lateCode.test.ts).
    files: ['src/app/late.ts', 'src/shared/i18n/translations.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noRawHtml, ...noRawColours, ...noPathLiterals, noBrowserStorage, noDirectFetch],
    },
  },
  {
    files: ['src/design-system/private/isComposing.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawHtml, ...noRawColours] },
  },
  {
    // The one way to the console: what is logged there, and what a person sees instead, is decided in one place.
    files: ['src/shared/lib/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tests and stories may look behind the curtain: sample colours, stubbed storage and network, rejecting on purpose.
    files: ['**/*.{test,stories,spec}.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-syntax': ['error', ...noRawHtml],
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({ object: 'vi', property, message: sharedModules })),
      ],
    },
  },
  { files: ['tests/support/forgetModules.ts'], rules: { 'no-restricted-properties': 'off' } },
);
