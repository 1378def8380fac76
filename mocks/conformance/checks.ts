import type { RefusalLaw } from '@/api/contract/law';
import { acts, lawOf } from '@/api/contract/laws';
import { bodyOfOtherType, bodyTooDeep, platformMissing, unauthorized } from '@/api/contract/refusals';
import type { Endpoint } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import { validationIssues } from '../http/validate.ts';
import type { AnyCase, Harness, RequestParts } from './harness.ts';

/** The kinds of checks that are counted. */
export type CheckKind = 'strangers' | 'successes' | 'effects' | 'sessions' | 'badBodies' | 'unknownIds' | 'refusals' | 'pagings';

/** One check of an endpoint. Throws an error that describes the difference. */
export interface Check {
  readonly name: EndpointName;
  readonly what: string;
  readonly kind: CheckKind;
  run(harness: Harness): Promise<void>;
}

/** How a list is paged, according to its query: after the last received item, or by the number of received items. */
function pagingOf({ query }: Endpoint): 'cursor' | 'offset' | undefined {
  const names = Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
  return names.includes('after') ? 'cursor' : names.includes('offset') ? 'offset' : undefined;
}

const callerOf = (contractCase: AnyCase) => (contractCase.as === undefined ? 'lena' : contractCase.as);

function demand(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const describeAnswer = ({ status, body }: Answer) => `${status} ${JSON.stringify(body).slice(0, 200)}`;

/** A refusal contains its status twice, in HTTP and in the body, and a sentence. */
function demandRefusal(answer: Answer, [status, message, code]: RefusalLaw): void {
  const { statusCode, message: text, code: number } = (answer.body ?? {}) as Record<string, unknown>;
  const isRight = answer.status === status && statusCode === status && text === message && (code === undefined || number === code);
  demand(isRight, `expected ${status} "${message}"${code === undefined ? '' : ` with code ${code}`}, got ${describeAnswer(answer)}`);
}

const brokenBodies = [
  '{"half',
  '[]',
  '{"phone":1,"name":[],"userId":{},"values":7,"read":"x","url":2,"type":0,"title":5,"negative":"x","rawText":4,"reason":3,"handle":8,"postId":9}',
];

async function checkSuccess(harness: Harness, name: EndpointName, contractCase: AnyCase): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const answer = await harness.call(callerOf(contractCase), name, await contractCase.send(harness));
  const expected = contractCase.status ?? endpoint.status ?? (endpoint.response === null ? 204 : 200);
  demand(answer.status === expected, `expected ${expected}, got ${describeAnswer(answer)}`);
  const complaints = validationIssues(endpoint, endpoint.response === null ? (answer.body ?? undefined) : answer.body);
  demand(complaints.length === 0, `the answer is not as declared: ${complaints.slice(0, 3).join('; ')}`);
  return answer.body;
}

interface ListPage {
  readonly results: readonly { readonly id?: string; readonly channelId?: string }[];
  readonly count: number;
}

async function checkPaging(harness: Harness, name: EndpointName, contractCase: AnyCase): Promise<void> {
  const parts: RequestParts = await contractCase.send(harness);
  const visited: string[] = [];
  let count = 0;
  for (let page = 0; page < 500; page += 1) {
    const last = visited.at(-1);
    const step = pagingOf(endpoints[name]) === 'offset' ? { offset: visited.length } : last === undefined ? {} : { after: last };
    const answer = await harness.call(callerOf(contractCase), name, { ...parts, query: { ...parts.query, limit: 3, ...step } });
    const { results, count: total } = answer.body as unknown as ListPage;
    visited.push(...results.map((item) => item.id ?? item.channelId ?? ''));
    count = total;
    if (results.length < 3) break;
  }
  demand(visited.length > 3, `only ${visited.length} items: too few to page through`);
  demand(new Set(visited).size === visited.length, 'a page repeats what another one showed');
  demand(visited.length === count, `the pages hold ${visited.length} items, but count says ${count}`);
}

/** Every check of an endpoint. */
export function checksOf(name: EndpointName, contractCase: AnyCase): Check[] {
  const endpoint: Endpoint = endpoints[name];
  const who = callerOf(contractCase);
  const check = (kind: CheckKind, what: string, run: Check['run']): Check => ({ name, kind, what, run });
  return [
    check(
      contractCase.effect ? 'effects' : 'successes',
      contractCase.effect ? 'succeeds, and other calls show it' : 'succeeds',
      async (harness) => {
        const body = await checkSuccess(harness, name, contractCase);
        await contractCase.effect?.(harness, body as never);
      },
    ),
    check('sessions', endpoint.isPublic ? 'works without a session' : 'answers 401 without a session', async (harness) => {
      const answer = await harness.call(null, name, await contractCase.send(harness));
      if (endpoint.isPublic) demand(answer.status !== 401, `expected no 401, got ${describeAnswer(answer)}`);
      else demandRefusal(answer, unauthorized);
    }),
    ...(acts(endpoint)
      ? [
          check('strangers', 'refuses a call without the platform header', async (harness) => {
            const parts: RequestParts = await contractCase.send(harness);
            demandRefusal(
              await harness.call(who, name, { ...parts, headers: { ...parts.headers, 'x-sez-platform': null } }),
              platformMissing,
            );
          }),
        ]
      : []),
    ...(endpoint.body === undefined || endpoint.encoding === 'multipart'
      ? []
      : [
          check('strangers', 'refuses a body that is not said to be JSON', async (harness) => {
            const parts: RequestParts = await contractCase.send(harness);
            const headers = { ...parts.headers, 'content-type': 'text/plain' };
            demandRefusal(await harness.call(who, name, { ...parts, headers }), bodyOfOtherType);
          }),
          check('badBodies', 'refuses a body that is nested too deeply', async (harness) => {
            const parts: RequestParts = await contractCase.send(harness);
            const body = `{"deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
            demandRefusal(await harness.call(who, name, { ...parts, body }), bodyTooDeep);
          }),
        ]),
    ...(endpoint.body === undefined
      ? []
      : [
          check('badBodies', 'refuses a body that cannot be read', async (harness) => {
            const parts: RequestParts = await contractCase.send(harness);
            for (const body of brokenBodies) {
              const answer = await harness.call(who, name, { ...parts, body });
              demand(answer.status === 400, `expected 400 for the body ${body.slice(0, 12)}…, got ${describeAnswer(answer)}`);
            }
          }),
        ]),
    ...(endpoint.path.includes(':')
      ? [
          check('unknownIds', 'answers 404 for an id that does not exist', async (harness) => {
            const parts: RequestParts = await contractCase.send(harness);
            const params = Object.fromEntries(Object.keys(parts.params ?? {}).map((key) => [key, 'x9999999']));
            const answer = await harness.call(who, name, { ...parts, params });
            demand(answer.status === 404, `expected 404, got ${describeAnswer(answer)}`);
          }),
        ]
      : []),
    ...Object.entries(lawOf(name).errors ?? {}).flatMap(([error, refusal]) => {
      const prepare = contractCase.refusals?.[error];
      if (!prepare) return [];
      const [status, message, code] = refusal;
      return check('refusals', `refuses with ${status} ${message}${code === undefined ? '' : ` (code ${code})`}`, async (harness) => {
        const { as = who, ...parts } = await prepare(harness);
        demandRefusal(await harness.call(as, name, parts), refusal);
      });
    }),
    ...(pagingOf(endpoint)
      ? [check('pagings', 'pages to the end without repeats or gaps', (harness) => checkPaging(harness, name, contractCase))]
      : []),
  ];
}
