import type { OrganizationRole } from '@/api';

/** Everything a person can be to a group, from within to without. */
export const standings = ['owner', 'admin', 'moderator', 'member', 'invited', 'requested', 'banned', 'outsider'] as const;

export type Standing = (typeof standings)[number];

/** What the caller's standing alone decides. `public` and `private` are kinds of groups. */
export const actions = {
  'edit the group': ['owner', 'admin'],
  'create or change a channel': ['owner', 'admin'],
  'invite a member or moderator': ['owner', 'admin'],
  'invite an admin': ['owner'],
  'cancel an invitation': ['owner', 'admin'],
  'see, accept and decline join requests': ['owner', 'admin', 'moderator'],
  'see who is banned': ['owner', 'admin', 'moderator'],
  'lift a ban': ['owner', 'admin', 'moderator'],
  'delete the group': ['owner'],
  'leave the group': ['admin', 'moderator', 'member'],
  'publish in its channels': ['owner', 'admin', 'moderator', 'member'],
  'read the posts of a private group': ['owner', 'admin', 'moderator', 'member'],
  'read the posts of a public group': standings,
  'see the members, email and terms of a private group': ['owner', 'admin', 'moderator', 'member'],
  'reply and weigh in inside a private group': ['owner', 'admin', 'moderator', 'member'],
  'reply and weigh in inside a public group': ['owner', 'admin', 'moderator', 'member', 'invited', 'requested', 'outsider'],
  "change one's own post in a public group": ['owner', 'admin', 'moderator', 'member', 'invited', 'requested', 'outsider'],
  'follow a channel of a private group': ['owner', 'admin', 'moderator', 'member'],
  'accept the invitation': ['invited'],
  'decline the invitation': ['invited'],
  'ask to join': ['invited', 'outsider'],
} as const satisfies Record<string, readonly Standing[]>;

export type Action = keyof typeof actions;

/** Whom an action on somebody may concern, by the caller's standing. Whoever is not named may not do it to anybody. */
export const actionsOn = {
  'remove from the group': { owner: ['admin', 'moderator', 'member'], admin: ['moderator', 'member'], moderator: ['member'] },
  ban: {
    owner: ['admin', 'moderator', 'member', 'invited', 'requested', 'banned', 'outsider'],
    admin: ['moderator', 'member', 'invited', 'requested', 'banned', 'outsider'],
    moderator: ['member', 'invited', 'requested', 'banned', 'outsider'],
  },
  'make an admin': { owner: ['moderator', 'member'] },
  'make a moderator': { owner: ['admin', 'member'], admin: ['member'] },
  'make a plain member': { owner: ['admin', 'moderator'], admin: ['moderator'] },
  'hide or show the membership of': { owner: ['admin', 'moderator', 'member'], admin: ['moderator', 'member'] },
} as const satisfies Record<string, Partial<Record<OrganizationRole, readonly Standing[]>>>;

export type ActionOn = keyof typeof actionsOn;

/** Whether the matrix lets somebody of this standing do it to somebody of that one. */
export const isAllowedOn = (action: ActionOn, caller: Standing, target: Standing): boolean =>
  ((actionsOn[action] as Partial<Record<Standing, readonly Standing[]>>)[caller] ?? []).includes(target);

export const isAllowed = (action: Action, caller: Standing): boolean => (actions[action] as readonly Standing[]).includes(caller);
