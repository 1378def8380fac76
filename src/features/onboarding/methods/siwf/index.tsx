import { completeSiwf, request } from '@/api';
import { env } from '@/shared/env.ts';
import { paths } from '@/shared/lib/paths';
import { ProviderForm } from '../../components/returns/ProviderForm.tsx';
import { strings } from '../../strings.ts';
import { signInMethodLinks } from '../links.ts';
import type { ProviderAnswer, ProviderMethod } from '../signInMethod.ts';
import { visitUnder } from '../visit.ts';

const siwfVisit = visitUnder('siwfVisit');

/** Leads to the configured provider; shows a notice when there is none. */
function SiwfForm() {
  return <ProviderForm id="siwf" begin={beginSiwf} isConfigured={env.siwfUrl !== ''} />;
}

/** Sign-in with the social frequency. Returning always signs in: it is never added to another account. */
export const siwf: ProviderMethod = {
  ...signInMethodLinks.siwf,
  name: 'Frequency',
  Form: SiwfForm,
  begin: beginSiwf,
  read: readSiwf,
  settle: () => siwfVisit.end(),
  get failed() {
    return strings.authenticationFailed;
  },
  newcomersGoTo: paths.frequencyRegister(),
  unknownGoTo: paths.frequencyRegister(),
};

/** The configured page; the provider knows the return address. */
function beginSiwf(): Promise<string> {
  const { href } = new URL(env.siwfUrl, location.href);
  siwfVisit.begin(href);
  return Promise.resolve(href);
}

function readSiwf(parameters: URLSearchParams): ProviderAnswer {
  const error = parameters.get('error');
  if (error === 'access_denied') return { kind: 'denied' };
  if (error !== null) return { kind: 'broken', message: strings.authenticationFailed };
  const authorizationCode = parameters.get('authorizationCode')?.trim();
  if (!authorizationCode) return { kind: 'broken', message: strings.incomplete };
  if (!siwfVisit.isOurs(parameters.get('state') ?? undefined)) return { kind: 'broken', message: strings.notStartedHere };
  return { kind: 'granted', redeem: () => request(completeSiwf, { query: { authorizationCode } }) };
}
