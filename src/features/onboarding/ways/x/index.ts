import { strings } from '../../strings.ts';
import { wayLinks } from '../links.ts';
import type { ProviderWay } from '../way.ts';
import { oauthTokenEntry, oauthVerifierEntry, userPhoneXEntry } from './storage.ts';
import { beginX, readX } from './visit.ts';
import { XForm } from './XForm.tsx';

/** An account of the microblog network. */
export const x: ProviderWay = {
  ...wayLinks.x,
  name: 'X',
  Form: XForm,
  begin: beginX,
  read: readX,
  settle() {
    for (const entry of [oauthTokenEntry, oauthVerifierEntry, userPhoneXEntry]) entry.remove();
  },
  keptPhone: () => userPhoneXEntry.read(),
  connected: strings.providers.x.connected,
};
