/** Leads the whole page to a provider. Refuses what is no web address, wherever it came from. */
export function leaveFor(address: string): void {
  const url = new URL(address, location.href);
  if (!/^https?:$/.test(url.protocol)) throw new Error('The provider’s address is no web address.');
  location.assign(url.href);
}
