import type { GroupRight, MemberRight, VisitorRight } from './rights.ts';

/** The rights as the documents name them, in their order. `public` and `private` are kinds of groups. */
export const rightTitles: Readonly<Record<GroupRight | VisitorRight, string>> = {
  editGroup: 'edit the group',
  saveChannel: 'create or change a channel',
  invite: 'invite a member or moderator',
  inviteAdmin: 'invite an admin',
  cancelInvitation: 'cancel an invitation',
  handleRequests: 'see, accept and decline join requests',
  viewBanned: 'see who is banned',
  unban: 'lift a ban',
  deleteGroup: 'delete the group',
  leave: 'leave the group',
  publish: 'publish in its channels',
  readPrivate: 'read the posts of a private group',
  readPublic: 'read the posts of a public group',
  seeMembersOfPrivate: 'see the members, email and terms of a private group',
  takePartInPrivate: 'reply and weigh in inside a private group',
  takePartInPublic: 'reply and weigh in inside a public group',
  changeOwnPostInPublic: "change one's own post in a public group",
  followPrivateChannel: 'follow a channel of a private group',
  acceptInvitation: 'accept the invitation',
  declineInvitation: 'decline the invitation',
  requestToJoin: 'ask to join',
};

export const memberRightTitles: Readonly<Record<MemberRight, string>> = {
  remove: 'remove from the group',
  ban: 'ban',
  makeAdmin: 'make an admin',
  makeModerator: 'make a moderator',
  makeMember: 'make a plain member',
  editHidden: 'hide or show the membership of',
};
