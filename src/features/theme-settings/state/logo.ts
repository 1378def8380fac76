import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';
import { logoEntry } from '../storage.ts';

/** The person's own logo: a data URL and the name of its file. */
export interface CustomLogo {
  url: string;
  name: string;
}

function read(entry = logoEntry.read()): CustomLogo | undefined {
  // This app only stores data URLs, so any other address is ignored.
  if (entry?.logoType !== 'custom' || !entry.customLogoUrl.startsWith('data:image/')) return undefined;
  return { url: entry.customLogoUrl, name: entry.customLogoName };
}

const deviceLogoAtom = atom(read());
deviceLogoAtom.onMount = (set) => {
  set(read());
  return logoEntry.subscribe((entry) => set(entry ? read(entry) : undefined));
};

const logoBaseAtom = deviceAtom(deviceLogoAtom);

/** The person's own logo, or undefined while the default one is used. */
export const customLogoAtom = atom((get) => get(logoBaseAtom));

/** Stores a logo and shows it. Returns false, and keeps the previous one, when the storage is full. */
export const saveLogoAtom = atom(null, (_get, set, { url, name }: CustomLogo): boolean => {
  const isStored = logoEntry.write({ logoType: 'custom', customLogoUrl: url, customLogoName: name });
  if (isStored) set(logoBaseAtom, { url, name });
  return isStored;
});

/** Restores the default logo. */
export const resetLogoAtom = atom(null, (_get, set) => {
  logoEntry.remove();
  set(logoBaseAtom, undefined);
});
