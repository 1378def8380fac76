// The project's own rules as a plugin for Oxlint (.oxlintrc.json assigns them to files). Every rule is a list of ESLint selectors and a
// message that names the remedy; plugin.test.ts has a sample that breaks each selector.

/** @param {string} message @param {string[]} selectors */
function forbid(message, selectors) {
  return {
    /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
    create(context) {
      const report = (/** @type {unknown} */ node) => context.report({ node, message });
      return Object.fromEntries(selectors.map((selector) => [selector, report]));
    },
  };
}

// Matches `#fff`, `#ffffffcc` and `rgb(…` anywhere in a string, but not `&#x27;` and `#/path`.
const colour = '(^|[^&\\w])#([0-9a-fA-F]{3,4}){1,2}(?![\\w-])|\\b(rgba?|hsla?|hwb|oklch|oklab|lab|lch)\\(';

// Spacing, radii and type must use the scales, and thin lines `hairline`; other sizes are specific to their element.
const spacing = '/^((padding|margin)(Block|Inline)?(Start|End)?|gap|columnGap|rowGap|borderRadius)$/';
const scaled = '/^((padding|margin)(Block|Inline)?(Start|End)?|gap|columnGap|rowGap|borderRadius|fontSize|lineHeight)$/';
const length = '/\\d(px|rem)(?!\\w)/';

const screens =
  'profile|user|users|post|reply|group|groups|search|welcome|sign-in|sign-up|notifications|followers|onboarding|about|declaration|privacy|term-of-service|siwf|siwf-login|verify-email|check-visit-links|oauth-callback-bluesky|sign-in-with-x|modern-feed';

const windows = '/^(window|globalThis|self)$/';

// The functions that return a validated address, and the attributes of plain elements that contain one.
const parsers = '/^(hrefOf|imageUrl|pictureOf|safeLink)$/';
const addressed = '/^(href|src|srcSet|poster|action|formAction|data|xlinkHref)$/';

export default {
  meta: { name: 'sez' },
  rules: {
    'no-raw-html': forbid('People’s text becomes React elements from tokens: render children instead of raw HTML (architecture: Safety).', [
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      "Property[key.name='dangerouslySetInnerHTML']",
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
      "CallExpression[callee.object.name='document'][callee.property.name='write']",
    ]),
    'no-raw-colour': forbid('Take the colour from `vars` of @/design-system/tokens: raw colours live only in tokens, theme and presets.', [
      `Literal[value=/${colour}/]`,
      `TemplateElement[value.raw=/${colour}/]`,
    ]),
    'no-raw-length': forbid(
      'Take spaces, radii, sizes of type and the least target from `vars`, thin lines from `hairline` (@/design-system/styles): `padding: 5` follows no theme and no scale.',
      [
        `Property[key.name=${spacing}] Literal[raw=/^[\\d.]*[1-9]/]`,
        `Property[key.name=${scaled}] :matches(Literal[value=${length}], TemplateElement[value.raw=${length}])`,
        'Property[key.name=/Size$/] > Literal[value=44]',
        "TemplateLiteral:has(> TemplateElement[value.raw='1px solid ']) > MemberExpression[object.property.name='line']",
      ],
    ),
    'no-path-literal': forbid('Lead to screens with the builders of `paths` in @/shared/lib/paths: they encode once and know the base.', [
      `Literal[value=/^\\u002F(${screens})([\\u002F?#]|$)/]`,
      `TemplateElement[value.raw=/^\\u002F(${screens})([\\u002F?#]|$)/]`,
      'JSXAttribute[name.name=/^(href|to)$/] > Literal[value=/^\\u002F/]',
      'CallExpression[callee.name=/^(navigate|goTo)$/] > Literal[value=/^\\u002F/]',
    ]),
    'no-other-late-code': forbid(
      'Late code comes in one way: `lazyPart(() => import(…))` for components, `lazyValue(() => import(…))` for the rest (@/design-system). Both forget a failed fetch.',
      ['ImportExpression:not(CallExpression[callee.name=/^(lazyPart|lazyValue)$/] ImportExpression)'],
    ),
    'no-browser-storage': forbid(
      'Read and write through the validated helper in src/shared/storage, which survives full and forbidden storage.',
      [`MemberExpression[object.name=${windows}][property.name=/^(localStorage|sessionStorage)$/]`],
    ),
    // WebKit has already reset `isComposing` at that key; only `keyCode` identifies it there.
    'no-raw-composing': forbid(
      'Ask isComposing(event) of @/design-system: the key that ends a word of an input method comes after the composition in WebKit, told by its key code alone.',
      ['MemberExpression[property.name=/^(isComposing|keyCode)$/]', 'ObjectPattern > Property[key.name=/^(isComposing|keyCode)$/]'],
    ),
    'no-unparsed-address': forbid(
      'An address that somebody hands in comes through `safeLink` (@/shared/lib/safeUrl), `pictureOf` or `imageUrl` (@/api), one of ours through `hrefOf`: give it to a component, whose `href` and `src` are typed, or call one of them here.',
      [
        `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=${addressed}] > JSXExpressionContainer > :not(CallExpression[callee.name=${parsers}])`,
        'TSAsExpression > TSTypeReference[typeName.name=/^(Href|Source|SafeLink|SafePicture)$/]',
      ],
    ),
    'no-direct-fetch': forbid('Call an endpoint of src/api: it knows the host, headers, cache and errors.', [
      `CallExpression > MemberExpression.callee[object.name=${windows}][property.name='fetch']`,
    ]),
  },
};
