import type { Endpoint } from '../endpoint.ts';
import { type EndpointName, endpoints } from '../table.ts';
import { authLaws } from './auth.law.ts';
import { channelLaws } from './channels.law.ts';
import { connectionLaws } from './connections.law.ts';
import { draftLaws } from './drafts.law.ts';
import { feedLaws } from './feeds.law.ts';
import { followLaws } from './follows.law.ts';
import { type EndpointLaw, type Laws, type RefusalLaw, textOf } from './law.ts';
import { limits } from './limits.ts';
import { linkLaws } from './links.law.ts';
import { memberLaws } from './members.law.ts';
import { notificationLaws } from './notifications.law.ts';
import { organizationLaws } from './organizations.law.ts';
import { postLaws } from './posts.law.ts';
import {
  accountClosed,
  addressUnreadable,
  bodyNotJson,
  bodyNotObject,
  bodyOfOtherType,
  bodyTooDeep,
  bodyTooLarge,
  bodyUnreadable,
  descriptionTooLong,
  fieldInvalid,
  fieldRequired,
  nameTooLong,
  platformMissing,
  unauthorized,
  userDeleted,
  userGone,
} from './refusals.ts';
import { sessionLaws } from './session.law.ts';
import { userLaws } from './users.law.ts';

/* The laws of parts of the API that have only one endpoint. */

const searchLaws = {
  search: {
    about: 'Answers with at most 20 people, then 20 posts, then 20 groups; with nothing for fewer than 2 characters.',
  },
} as const satisfies Laws;

const metricLaws = {
  trackPage: {
    about: 'Counts a page view; `url` is the path only. Its failures are passed over in silence and it leaves the GET cache alone.',
    body: { url: { ...textOf(limits.trackedUrl), pattern: '^/' } },
    errors: { urlInvalid: [400, 'Url is invalid'] },
  },
} as const satisfies Laws;

const fileLaws = {
  uploadFile: {
    about: "Stores an image (extension). `purpose=avatar` also makes it the caller's avatar.",
    errors: {
      descriptionTooLong,
      nameTooLong,
      wrongSize: [400, 'Picture is too large or empty'],
      unreadable: [400, 'The upload could not be read'],
      tooLarge: [413, 'File is too large'],
      wrongType: [415, 'Unsupported file type'],
    },
  },
} as const satisfies Laws;

/** The law of every endpoint. */
export const laws = {
  ...feedLaws,
  ...userLaws,
  ...followLaws,
  ...notificationLaws,
  ...organizationLaws,
  ...channelLaws,
  ...authLaws,
  ...connectionLaws,
  ...draftLaws,
  ...fileLaws,
  ...linkLaws,
  ...memberLaws,
  ...metricLaws,
  ...postLaws,
  ...searchLaws,
  ...sessionLaws,
} satisfies Record<EndpointName, EndpointLaw>;

/** The law of an endpoint without its exact types. */
export const lawOf = (name: EndpointName): EndpointLaw => laws[name];

type All = typeof laws;

/** The refusals of an endpoint by name. */
export type ErrorsOf<N extends EndpointName> = All[N] extends { readonly errors: infer E } ? E : Record<never, RefusalLaw>;

/** The refusals of every endpoint: `law.createPost.repeated`. */
export const law = Object.fromEntries(Object.entries<EndpointLaw>(laws).map(([name, { errors = {} }]) => [name, errors])) as {
  readonly [N in EndpointName]: ErrorsOf<N>;
};

/** Default number of items without a `limit`, by endpoint. */
export const defaultLimits: Readonly<Partial<Record<EndpointName, number>>> = Object.fromEntries(
  Object.entries<EndpointLaw>(laws).flatMap(([name, { limit }]) => (limit === undefined ? [] : [[name, limit]])),
);

/**
 * Whether a call writes. A write needs the platform header, which another origin's page can only send after a preflight, and a JSON content
 * type, which a form can't send; so another site can't act in the reader's name.
 */
export const acts = ({ method, hasEffect }: Endpoint): boolean => method !== 'GET' || hasEffect === true;

/** The refusals of every endpoint of this kind. */
function generalErrors(endpoint: Endpoint): readonly RefusalLaw[] {
  const { isPublic, body, encoding, path } = endpoint;
  return [
    ...(acts(endpoint) ? [platformMissing] : []),
    ...(body ? [bodyUnreadable, bodyNotObject, fieldRequired, fieldInvalid] : []),
    ...(body && encoding !== 'multipart' ? [bodyNotJson, bodyTooLarge, bodyTooDeep, bodyOfOtherType] : []),
    ...(path.includes(':') ? [addressUnreadable] : []),
    ...(isPublic ? [] : [unauthorized, userGone, userDeleted, accountClosed]),
  ];
}

/** All refusals of an endpoint: its own ones first. */
export const refusalsOf = (name: EndpointName): readonly RefusalLaw[] => [
  ...Object.values(lawOf(name).errors ?? {}),
  ...generalErrors(endpoints[name]),
];

const sameSentence = (form: string, message: string) =>
  form.startsWith('{Field}')
    ? message.length > form.length - '{Field}'.length && message.endsWith(form.slice('{Field}'.length))
    : form === message;

/** Whether an endpoint may answer with this refusal. */
export const isDeclared = (name: EndpointName, status: number, message: string, code?: number): boolean =>
  refusalsOf(name).some((one) => one[0] === status && one[2] === code && sameSentence(one[1], message));
