export function findRenderer(options?: {
  from?: string;
  cache?: string;
  supported?: boolean;
}): { path: string; env: Record<string, string> } | undefined;
