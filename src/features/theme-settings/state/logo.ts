import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';
import { logoEntry } from '../storage.ts';

/** A logo of the person's own: a data URL and the name of the file it came from. */
export interface CustomLogo {
  url: string;
  name: string;
}

function read(entry = logoEntry.read()): CustomLogo | undefined {
  // An address of another kind was stored by nobody here.
  if (entry?.logoType !== 'custom' || !entry.customLogoUrl.startsWith('data:image/')) return undefined;
  return { url: entry.customLogoUrl, name: entry.customLogoName };
}

const deviceLogoAtom = atom(read());
deviceLogoAtom.onMount = (set) => {
  set(read());
  return logoEntry.subscribe((entry) => set(entry ? read(entry) : undefined));
};

const logoBaseAtom = deviceAtom(deviceLogoAtom);

/** The person's own logo, or nothing while the default one is used. */
export const customLogoAtom = atom((get) => get(logoBaseAtom));

/** Stores a logo and shows it. Returns false, and keeps the previous one, when the browser has no room for it. */
export const saveLogoAtom = atom(null, (_get, set, { url, name }: CustomLogo): boolean => {
  const isKept = logoEntry.write({ logoType: 'custom', customLogoUrl: url, customLogoName: name });
  if (isKept) set(logoBaseAtom, { url, name });
  return isKept;
});

/** Goes back to the default logo. */
export const resetLogoAtom = atom(null, (_get, set) => {
  logoEntry.remove();
  set(logoBaseAtom, undefined);
});
