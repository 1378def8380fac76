import { paths } from '@/shared/lib/paths';
import { signInMethodLinks } from '../links.ts';
import type { ProviderMethod } from '../signInMethod.ts';
import { SiwfForm } from './SiwfForm.tsx';
import { beginSiwf, readSiwf, siwfVisit } from './visit.ts';

/** Sign-in with the social frequency. Returning always signs in: it is never added to another account. */
export const siwf: ProviderMethod = {
  ...signInMethodLinks.siwf,
  name: 'Frequency',
  Form: SiwfForm,
  begin: beginSiwf,
  read: readSiwf,
  settle: () => siwfVisit.end(),
  newcomersGoTo: paths.frequencyRegister(),
  unknownGoTo: paths.frequencyRegister(),
};
