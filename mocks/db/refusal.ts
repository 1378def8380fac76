/** The server's "no": thrown by operations before they write anything, turned into an error answer in one place. */
export class Refusal extends Error {
  readonly status: number;
  /** The machine-readable number some refusals carry, such as 403021. */
  readonly code: number | undefined;

  constructor(status: number, message: string, code?: number) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function refuse(status: number, message: string, code?: number): never {
  throw new Refusal(status, message, code);
}

export const forbid = (): never => refuse(403, 'Forbidden resource');

/** Answers with the value, or refuses with 404 when it is missing. */
export function found<T>(value: T | null | undefined, message: string): T {
  return value ?? refuse(404, message);
}
