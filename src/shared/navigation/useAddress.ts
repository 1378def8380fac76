import type { BaseLocationHook } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { navigate } from './navigation.ts';

/** The router decodes its input. This form passes the address through unchanged, so that it is decoded in one place only. */
const escapePercent = (text: string) => text.replaceAll('%', '%25');

/**
 * The address bar as the router's source. Path and query stay percent-encoded, so that a segment or a parameter is decoded
 * exactly once (`decodeSegment`, `URLSearchParams`): `/user/50%25` is the person `50%`, and `/user/50%` is nobody.
 */
export function useAddress(): ReturnType<BaseLocationHook> {
  return [escapePercent(useLocationProperty(() => location.pathname)), navigate];
}

const useAddressQuery = () => escapePercent(useLocationProperty(() => location.search));
useAddress.searchHook = useAddressQuery;
