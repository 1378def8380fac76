export const browserArguments: string[];
export function findBrowser(options?: { asPeopleUse?: boolean }): string | undefined;
