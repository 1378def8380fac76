export const root: string;
export function nodeProblem(version: string): string | undefined;
export function needsInstall(folder: string): boolean;
export function setUp(): void;
export function attempt(command: string, args: string[]): boolean;
export function progress(sentence: string): void;
export function fail(sentence: string): never;
export function npmCall(args: string[], env?: NodeJS.ProcessEnv, node?: string): [command: string, args: string[]];
