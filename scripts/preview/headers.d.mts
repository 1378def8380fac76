export function inlineScriptHashes(html: string): string[];
interface PolicyOptions {
  html: string;
  isMocked: boolean;
  productDomain?: string | undefined;
  captchaHosts?: string[];
}
export function contentSecurityPolicy(options: PolicyOptions): string;
export const backendHeaders: Readonly<Record<string, string>>;
export function securityHeaders(options: PolicyOptions): Record<string, string>;
