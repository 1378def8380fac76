export type EngineName = 'firefox' | 'webkit';
export interface Engine {
  title: string;
  variable: string;
  stock: string[];
  isPlaywrights: boolean;
  packages: string[];
}
export const engines: Record<EngineName, Engine>;
export function findEngine(name: EngineName): { path: string; isStock: boolean } | undefined;
export function ensureEngine(name: EngineName): boolean;
