import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import documented from '../../../tests/spec/routes.json' with { type: 'json' };
import { decodeSegment, onboardingSteps, pathBelowBase, paths, patterns, trustedPath } from './paths.ts';

const documentedPaths = new Set(documented.flatMap((row) => row.paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1')));

/** Screens for which the specification gives no path. */
const withoutDocumentedPath: readonly string[] = [
  patterns.account,
  patterns.createPost,
  patterns.createGroupPost,
  patterns.createGroup,
  patterns.editGroup,
];

test('every pattern is in the specification', () => {
  const { onboarding: _steps, ...rest } = patterns;
  expect(
    Object.values(rest)
      .filter((pattern) => !documentedPaths.has(pattern))
      .toSorted(),
  ).toEqual(withoutDocumentedPath.toSorted());
  expect(onboardingSteps.filter((step) => !documentedPaths.has(paths.onboarding(step)))).toEqual([]);
});

describe('the result of a builder', () => {
  const valuesOf = (pattern: string, path: string) => {
    const expression = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`);
    const match = expression.exec(new URL(path, 'https://sez.example').pathname);
    return match?.slice(1).map((raw) => decodeSegment(raw));
  };
  const isDots = (value: string) => value === '.' || value === '..';
  const value = fc
    .oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('%', '50%25', 'a/b', '?', '#x'))
    .filter((v) => !isDots(v));
  const single = ['post', 'reply', 'profile', 'user', 'group', 'editGroup', 'groupsOf', 'followers'] as const;

  test.each(single)('%s matches its own pattern and returns any value unchanged', (name) => {
    fc.assert(
      fc.property(value, (input) => {
        expect(valuesOf(patterns[name], paths[name](input))).toEqual([input]);
      }),
    );
  });

  test('a channel carries both ids', () => {
    expect(valuesOf(patterns.channel, paths.channel('a/b', '50%'))).toEqual(['a/b', '50%']);
  });

  test('a query is encoded once, and missing values are left out', () => {
    expect(paths.home({ tag: 'a&b c' })).toBe('/?tag=a%26b+c');
    expect(paths.home({ tag: undefined })).toBe('/');
  });
});

test('invalid percent-encoding has no value', () => {
  expect(decodeSegment('50%25')).toBe('50%');
  expect(decodeSegment('50%')).toBeUndefined();
});

test('a path of another host is not followed', () => {
  expect(trustedPath('/post/1?tab=x')).toBe('/post/1?tab=x');
  for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', undefined]) {
    expect(trustedPath(foreign)).toBeUndefined();
  }
});

test('a pathname outside of the base is home', () => {
  expect(pathBelowBase('/post/1')).toBe('/post/1');
  expect(pathBelowBase('')).toBe('/');
});
