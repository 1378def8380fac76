import type { Laws } from './law.ts';
import {
  descriptionTooLong,
  emailInvalid,
  emailTooLong,
  forbidden,
  nameRequired,
  nameTooLong,
  noGroup,
  noPicture,
  termsTooLong,
  typeInvalid,
  unauthorized,
  userDeleted,
  userGone,
  usernameInvalid,
  usernameMixed,
  usernameTaken,
} from './refusals.ts';

export const organizationLaws = {
  getMyOrganizations: {
    about: 'Answers with the groups one owns, is in or is invited to.',
    limit: 100,
    errors: {
      unauthorized,
      userGone,
      userDeleted,
    },
  },
  getOtherOrganizations: {
    about: 'Answers with all other groups, private and requested ones too, but not those that banned the caller.',
    limit: 100,
    errors: {
      unauthorized,
      userGone,
      userDeleted,
    },
  },
  getOrganization: {
    about: 'Answers with a group and its members, for the owner and admins also its invitations.',
    errors: {
      noGroup,
    },
  },
  getOrganizationByCode: {
    about: "The same by the group's code or username.",
    errors: {
      noGroup,
    },
  },
  getBannedUsers: {
    about: 'Answers with the people banned from a group.',
    errors: {
      forbidden,
      noGroup,
    },
  },
  getOrganizationTypes: {
    about: 'Answers with the kinds of groups to choose from.',
  },
  createOrganization: {
    about: 'Creates a group with its default channel; the caller owns it.',
    errors: {
      nameRequired,
      usernameRequired: [400, 'Username is required'],
      usernameInvalid,
      usernameMixed,
      typeRequired: [400, 'Type is required'],
      typeInvalid,
      emailInvalid,
      emailTooLong,
      nameTooLong,
      descriptionTooLong,
      termsTooLong,
      noPicture,
      usernameTaken,
    },
  },
  updateOrganization: {
    about: 'Changes a group; only the filled fields are sent. An empty e-mail, description or terms removes the text.',
    errors: {
      usernameInvalid,
      usernameMixed,
      typeInvalid,
      emailInvalid,
      emailTooLong,
      nameTooLong,
      descriptionTooLong,
      termsTooLong,
      noPicture,
      forbidden,
      noGroup,
      usernameTaken,
    },
  },
  deleteOrganization: {
    about: 'Deletes a group with its channels and their posts.',
    errors: {
      forbidden,
      noGroup,
    },
  },
  getJoinRequests: {
    about: 'Answers with who asked to join, oldest first.',
    errors: {
      forbidden,
      noGroup,
    },
  },
} as const satisfies Laws;
