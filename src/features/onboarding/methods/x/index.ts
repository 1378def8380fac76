import { strings } from '../../strings.ts';
import { signInMethodLinks } from '../links.ts';
import type { ProviderMethod } from '../signInMethod.ts';
import { beginX, oauthTokenEntry, oauthVerifierEntry, readX, userPhoneXEntry } from './visit.ts';
import { XForm } from './XForm.tsx';

/** An account of the microblog network. */
export const x: ProviderMethod = {
  ...signInMethodLinks.x,
  name: 'X',
  Form: XForm,
  begin: beginX,
  read: readX,
  settle() {
    for (const entry of [oauthTokenEntry, oauthVerifierEntry, userPhoneXEntry]) entry.remove();
  },
  storedPhone: () => userPhoneXEntry.read(),
  get connected() {
    return strings.providers.x.connected;
  },
};
