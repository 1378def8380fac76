export function repeatedTries(earlier: readonly (readonly string[])[], now: readonly string[]): string[];
export function rememberTries(path: string, now: readonly string[]): string[];
