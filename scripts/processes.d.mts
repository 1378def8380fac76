import type { ChildProcess, SpawnOptions } from 'node:child_process';

export function start(command: string, args: string[], options?: SpawnOptions): ChildProcess;
export function stopWithThisProcess(): void;
export function run(
  command: string,
  args: string[],
  options?: SpawnOptions,
  silence?: number,
): Promise<{ code: number; output: string; isStopped: boolean }>;
export function isListening(port: number): Promise<boolean>;
export function freePorts(wanted: number, count: number): Promise<number>;
export function waitForPort(port: number, milliseconds: number): Promise<boolean>;
