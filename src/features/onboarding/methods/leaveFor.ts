import { safeLink } from '@/shared/lib/safeUrl';

/** Navigates the whole page to a provider. Throws when the address isn't a web address, wherever it came from. */
export function leaveFor(address: string): void {
  const link = safeLink(new URL(address, location.href).href);
  if (!link) throw new Error('The provider’s address is no web address.');
  location.assign(link);
}
