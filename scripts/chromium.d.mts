export function chromiumMajor(): number;
export function versionSayings(path: string, platform?: NodeJS.Platform): string[];
export function newestMajor(says: readonly string[]): number | undefined;
export function ensureBrowser(): void;
