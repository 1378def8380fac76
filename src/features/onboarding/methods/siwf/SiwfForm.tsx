import { env } from '@/shared/env.ts';
import { ProviderForm } from '../../components/returns/ProviderForm.tsx';
import { beginSiwf } from './visit.ts';

/** Leads to the configured provider; shows a notice when there is none. */
export function SiwfForm() {
  return <ProviderForm id="siwf" begin={beginSiwf} isConfigured={env.siwfUrl !== ''} />;
}
