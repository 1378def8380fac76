import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { lookUpCountry } from '@/api';
import { defaultCountry } from '../constants.ts';

const lookedUpAtom = atom(async () => (await lookUpCountry()) ?? defaultCountry);

/** The visitor's country (ISO 3166-1 alpha-2) as their address tells it, asked once; the default until it is known. */
export const visitorCountryAtom = unwrap(lookedUpAtom, () => defaultCountry);
