type Answer = () => Response | Promise<Response>;

/** One call that arrived, by the end of its path. */
export interface Arrival {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

const answerJson = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const noContent: Answer = () => new Response(null, { status: 204 });
export const never: Answer = () => new Promise<Response>(() => undefined);
export const ok = (body: object): Answer => () => answerJson(200, body);
export const refused = (statusCode: number, message?: string): Answer => () =>
  answerJson(statusCode, { statusCode, ...(message === undefined ? {} : { message }) });

/** A signed-in person, with no more than is needed to be one. */
export const person = {
  id: 'u1', username: 'noor', displayName: 'Noor', firstName: null, lastName: null, name: null, email: null, phone: '+12015550123',
  roles: [], verified: false, rating: 99, avatarFile: null, weighInThresholds: [], frequencyHandle: null, followingChannels: [],
};

/** The look-up service knows no country for a private address. */
const unknownCountry = { 'ip2c.org/s': () => new Response('0;;;Unknown') };

/** Answers in place of the backend, for tests and stories. Gives what arrived, and what brings the network back. */
export function serve(ownAnswers: Record<string, Answer> = {}): { arrivals: Arrival[]; stop: () => void } {
  const answers: Record<string, Answer> = { ...unknownCountry, ...ownAnswers };
  const original = globalThis.fetch;
  const arrivals: Arrival[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = Object.keys(answers).find((ending) => url.endsWith(ending));
    if (!call) return original(input, init);
    arrivals.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined, headers: new Headers(init?.headers) });
    return answers[call]?.() ?? Response.error();
  };
  return { arrivals, stop: () => void (globalThis.fetch = original) };
}
