import type { Endpoint } from './endpoint.ts';
import * as auth from './endpoints/auth.ts';
import * as channels from './endpoints/channels.ts';
import * as connections from './endpoints/connections.ts';
import * as drafts from './endpoints/drafts.ts';
import * as feeds from './endpoints/feeds.ts';
import * as files from './endpoints/files.ts';
import * as follows from './endpoints/follows.ts';
import * as links from './endpoints/links.ts';
import * as members from './endpoints/members.ts';
import * as metrics from './endpoints/metrics.ts';
import * as notifications from './endpoints/notifications.ts';
import * as organizations from './endpoints/organizations.ts';
import * as posts from './endpoints/posts.ts';
import * as search from './endpoints/search.ts';
import * as session from './endpoints/session.ts';
import * as users from './endpoints/users.ts';

/** The endpoint modules by domain. */
export const domains = {
  auth: { ...auth, logOut: session.logOut },
  connections,
  users: { getCurrentUser: session.getCurrentUser, ...users },
  follows,
  feeds,
  posts,
  links,
  drafts,
  search,
  notifications,
  metrics,
  organizations,
  members,
  channels,
  files,
};

/**
 * Every endpoint by name. For the mock backend, the contract document and tests only:
 * importing it from client code would put all of them into every bundle.
 */
export const endpoints = {
  ...auth,
  ...connections,
  ...session,
  ...users,
  ...follows,
  ...feeds,
  ...posts,
  ...links,
  ...drafts,
  ...search,
  ...notifications,
  ...metrics,
  ...organizations,
  ...members,
  ...channels,
  ...files,
} satisfies Record<string, Endpoint>;

/** The name of an endpoint: a verb phrase such as `acceptJoinRequest`. */
export type EndpointName = keyof typeof endpoints;
