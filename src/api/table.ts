import * as auth from './contract/auth.ts';
import * as channels from './contract/channels.ts';
import * as connections from './contract/connections.ts';
import * as drafts from './contract/drafts.ts';
import * as feeds from './contract/feeds.ts';
import * as files from './contract/files.ts';
import * as follows from './contract/follows.ts';
import * as links from './contract/links.ts';
import * as members from './contract/members.ts';
import * as metrics from './contract/metrics.ts';
import * as notifications from './contract/notifications.ts';
import * as organizations from './contract/organizations.ts';
import * as posts from './contract/posts.ts';
import * as search from './contract/search.ts';
import * as session from './contract/session.ts';
import * as users from './contract/users.ts';
import type { Endpoint } from './endpoint.ts';

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
 * importing it in client code would add all of them to every bundle.
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
