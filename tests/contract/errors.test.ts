import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/files.ts';
import documented from '../spec/errors.json' with { type: 'json' };

/** Where a documented error is raised by a test that does not name its id, and words of that test. */
const raisedIn: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'err.api-client-401-403': ['src/features/session/model/sessionPolicy.test.ts', '403'],
  'err.forced-logout.no-longer-exists': ['src/features/session/model/sessionPolicy.test.ts', 'User no longer exists'],
  'err.forced-logout.unauthorized': ['src/features/session/model/sessionPolicy.test.ts', 'Unauthorized'],
  'err.sms-send': ['src/features/onboarding/components/signIn/SignIn.test.tsx', 'Server error'],
  'err.siwf.user-not-found': ['src/features/onboarding/components/signIn/SignIn.test.tsx', 'User not found. Please Signup'],
  'err.verify-409': ['tests/journeys/onboarding.test.tsx', 'taken'],
  'err.user-id-required': ['tests/journeys/profiles.test.tsx', 'User ID is required'],
  'err.logo.invalid-type': ['src/features/theme-settings/components/LogoSection.stories.tsx', 'Invalid file type'],
  'err.logo.too-large': ['src/features/theme-settings/components/LogoSection.stories.tsx', 'File too large. Maximum size is 2MB'],
  'err.logo.no-file': ['src/features/theme-settings/components/LogoSection.stories.tsx', 'No file provided'],
  'err.logo.read-failed': ['src/features/theme-settings/components/LogoSection.stories.tsx', 'Failed to read file'],
  'err.logo.save-failed': ['src/features/theme-settings/components/LogoSection.stories.tsx', 'Failed to save logo to storage'],
  'err.avatar-image': ['src/design-system/display/Avatar/Avatar.stories.tsx', 'Broken'],
  'err.phone-parse': ['src/design-system/pickers/phone/readPhone.test.ts', 'invalid'],
  'err.country-lookup': ['src/api/country.test.ts', 'the network is down'],
  'err.sort-empty-label': ['tests/journeys/thread.test.tsx', 'Без сортировки'],
  'err.toast-life': ['src/design-system/overlays/Toast/Toast.test.tsx', 'ui.toast'],
};

const here = 'tests/contract/errors.test.ts';
const tests = ['src', 'tests', 'mocks']
  .flatMap((folder) => sourceFiles(folder))
  .filter((path) => path !== here && (/\.(test|spec|stories)\.tsx?$/.test(path) || path.startsWith('tests/')))
  .map((path) => readFileSync(path, 'utf8'));

it('every documented error is raised by a test', () => {
  const unnamed = documented.map(({ id }) => id).filter((id) => !tests.some((text) => text.includes(id)));
  expect(unnamed.filter((id) => !(id in raisedIn))).toEqual([]);
});

it.each(Object.entries(raisedIn))('%s is raised where it is said', (id, [file, words]) => {
  expect(documented.map((error) => error.id)).toContain(id);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(words);
});
