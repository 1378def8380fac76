import { paths } from '@/shared/lib/paths';
import { wayLinks } from '../links.ts';
import type { ProviderWay } from '../way.ts';
import { SiwfForm } from './SiwfForm.tsx';
import { beginSiwf, readSiwf, siwfVisit } from './visit.ts';

/** Sign-in with the social frequency. Coming back always means signing in: it is never added to another account. */
export const siwf: ProviderWay = {
  ...wayLinks.siwf,
  name: 'Frequency',
  Form: SiwfForm,
  begin: beginSiwf,
  read: readSiwf,
  settle: () => siwfVisit.end(),
  newcomersGoTo: paths.frequencyRegister(),
  unknownGoTo: paths.frequencyRegister(),
};
