import type { Fault } from '../http/faults.ts';

/** The kinds of failure the form offers, each with what it sets. */
export const faultKinds = {
  status: 'Error status',
  network: 'Network failure',
  nonJson: 'HTML instead of JSON',
  malformed: 'Broken-off JSON',
  timeout: 'No answer',
  delay: 'Delay only',
} as const;

export type FaultKind = keyof typeof faultKinds;

/** The form's fields as they are typed. */
export interface FaultFields {
  readonly target: string;
  readonly method: string;
  readonly kind: FaultKind;
  readonly status: string;
  readonly code: string;
  readonly delay: string;
  readonly times: string;
  /** Percent. */
  readonly share: string;
}

export const emptyFields: FaultFields = {
  target: '*',
  method: '',
  kind: 'status',
  status: '500',
  code: '',
  delay: '',
  times: '',
  share: '100',
};

const numberIn = (text: string): number | undefined => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

/** Keeps only what was filled in. */
function filled<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Makes the fault that the form describes. A target with a slash is a path, any other word a domain. */
export function faultFrom(fields: FaultFields): Fault {
  const { target, method, kind } = fields;
  const where = target === '*' || target.includes('/') ? { path: target } : { domain: target };
  const share = numberIn(fields.share);
  return {
    ...where,
    ...filled({
      method: method || undefined,
      status: kind === 'status' ? (numberIn(fields.status) ?? 500) : undefined,
      code: kind === 'status' ? numberIn(fields.code) : undefined,
      delayMs: numberIn(fields.delay),
      times: numberIn(fields.times),
      share: share === undefined || share >= 100 ? undefined : share / 100,
    }),
    ...(kind === 'status' || kind === 'delay' ? {} : { [kind]: true }),
  };
}

/** A fault in a few words, for lists. */
export function describeFault({
  method,
  path,
  domain,
  status,
  code,
  network,
  nonJson,
  malformed,
  timeout,
  delayMs,
  times,
  share,
  query,
}: Fault): string {
  const what = [
    status,
    code === undefined ? '' : `code ${code}`,
    network ? 'network failure' : '',
    nonJson ? 'HTML' : '',
    malformed ? 'broken JSON' : '',
    timeout ? 'no answer' : '',
    delayMs === undefined ? '' : `after ${delayMs} ms`,
  ];
  const when = [
    times === undefined ? '' : `${times}×`,
    share === undefined ? '' : `${Math.round(share * 100)} %`,
    query === undefined ? '' : `with ?${query}`,
  ];
  return [method, path ?? domain ?? 'everything', '→', ...what, ...when].filter((part) => part !== undefined && part !== '').join(' ');
}
