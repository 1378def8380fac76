import type { Laws } from './law.ts';
import { alreadyMember, forbidden, noGroup, noInvitation, noJoinRequest, noMember, noUser, noUserId } from './refusals.ts';

export const memberLaws = {
  inviteMember: {
    about: 'Invites somebody into a role. Every call here answers with the changed group.',
    errors: {
      banned: [400, 'User is banned from this group'],
      apart: [400, 'You cannot invite this person'],
      noUserId,
      forbidden,
      noUser,
      noGroup,
      alreadyMember,
      alreadyInvited: [409, 'User is already invited'],
    },
  },
  editMember: {
    about: "Changes a member's role or whether the membership shows on their profile.",
    errors: {
      owner: [400, "The owner's role cannot be changed"],
      forbidden,
      noMember,
      noGroup,
    },
  },
  acceptInvitation: {
    about: 'Accepts the invitation the caller has.',
    errors: {
      noInvitation,
      noGroup,
    },
  },
  declineInvitation: {
    about: 'Declines the invitation the caller has.',
    errors: {
      noInvitation,
      noGroup,
    },
  },
  cancelInvitation: {
    about: 'Takes an invitation back.',
    errors: {
      forbidden,
      noInvitation,
      noGroup,
    },
  },
  removeMember: {
    about: 'Removes a member.',
    errors: {
      owner: [400, 'The owner cannot be removed'],
      forbidden,
      noMember,
      noGroup,
    },
  },
  banUser: {
    about: 'Bans a person; membership, invitation and join request are removed with it.',
    errors: {
      owner: [400, 'The owner cannot be banned'],
      noUserId,
      forbidden,
      noUser,
      noGroup,
    },
  },
  unbanUser: {
    about: 'Lifts a ban; the membership does not come back.',
    errors: {
      forbidden,
      noUser,
      noGroup,
    },
  },
  requestToJoin: {
    about: 'Asks to join; somebody who is invited becomes a member at once.',
    errors: {
      banned: [400, 'You are banned from this group'],
      noGroup,
      alreadyRequested: [409, 'Request already sent'],
      alreadyMember,
    },
  },
  leaveOrganization: {
    about: "Leaves a group; its channels leave the caller's followed channels.",
    errors: {
      owner: [400, 'The owner cannot leave the group'],
      noGroup,
      noMember,
    },
  },
  acceptJoinRequest: {
    about: 'Lets somebody in as a plain, visible member.',
    errors: {
      forbidden,
      noJoinRequest,
      noGroup,
    },
  },
  declineJoinRequest: {
    about: 'Turns a join request down.',
    errors: {
      forbidden,
      noJoinRequest,
      noGroup,
    },
  },
} as const satisfies Laws;
