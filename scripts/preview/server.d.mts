import type { Server } from 'node:http';

export function createPreview(options: {
  folder: string;
  base: string;
  isMocked: boolean;
  isApp?: boolean;
  backend?: string | undefined;
  productDomain?: string | undefined;
  captchaHosts?: string[];
}): { server: Server; warm: () => Promise<void> };
