import { type FieldLaw, textOf } from './law.ts';
import { limits, usernameForm } from './limits.ts';

/** The documentation of a named type and its fields: a sentence, or additional properties of its JSON schema. */
export interface EntityLaw {
  readonly about: string;
  readonly fields?: Readonly<Record<string, string | FieldLaw>>;
}

const content = {
  title: textOf(limits.title),
  rawText: textOf(limits.rawText),
  text: textOf(limits.rawText),
  mentions: { maxItems: limits.mentions },
  tags: { maxItems: limits.tags, items: { type: 'string', maxLength: limits.tag } },
  urls: 'The first one counts.',
};
const ofGroup = {
  name: textOf(limits.name),
  username: {
    ...textOf(limits.username),
    pattern: usernameForm.source,
    description: 'Letters of one script, or of East Asian ones and Latin.',
  },
};
const group = {
  email: { ...textOf(limits.email), format: 'email' },
  description: textOf(limits.description),
  terms: textOf(limits.terms),
};

/** The named types of requests and responses. */
export const entityLaws: Readonly<Record<string, EntityLaw>> = {
  AssignableRole: { about: 'The roles a person can be given.' },
  AuthResult: { about: 'The answer of every call that starts a session.' },
  BannedUser: { about: 'Somebody banned from a group.' },
  Channel: {
    about: "A stream of posts inside a group, or a person's own.",
    fields: {
      channelId: 'The same as `id`.',
    },
  },
  ChannelInput: {
    about: '`id` is the owning group; with a known `channelId` the call updates that channel, without one it creates a channel.',
    fields: {
      name: textOf(limits.name, 1),
      description: textOf(limits.description),
    },
  },
  ChannelOwnerType: { about: 'Who owns a channel.' },
  CurrentUser: { about: 'The signed-in person, with what only they may see.' },
  DraftPost: {
    about: 'A stored draft; without a channel it belongs to the home feed.',
    fields: {
      attachedFiles: 'The files themselves, so that a draft can be opened on another device (extension).',
    },
  },
  DraftPostInput: {
    about: "What storing a draft takes. Mind the name: `attachedFilesIds`, unlike a post's `attachedFileIds`.",
    fields: {
      ...content,
      attachedFilesIds: { maxItems: limits.attachments },
    },
  },
  FilePurpose: { about: "What an upload is for; `avatar` also makes it the caller's avatar." },
  FileRef: {
    about: 'A stored file. `storageId` makes the image path (`imageUrl`), `id` goes into `avatarFileId`, `attachedFileIds` and the like.',
    fields: {
      size: 'Bytes.',
      width: 'CSS pixels of the stored image, so that its box can be reserved before it loads.',
    },
  },
  FileUpload: {
    about: 'The fields of the multipart upload.',
    fields: {
      alt: textOf(limits.alt),
      file: 'PNG, JPEG, GIF or WebP, 10 MiB at most, 1 to 16,384 pixels wide and high, its name 255 characters at most.',
    },
  },
  FollowType: {
    about: '`follow` counts as a follower, `monitor` is silent: only the person who does it is told of it. A pair has at most one of them.',
  },
  FollowingEntry: { about: 'A channel the person follows or monitors.' },
  JoinRequest: { about: 'Somebody who asked to join a group.' },
  Member: {
    about: 'Somebody who is in a group or invited to it.',
    fields: {
      hidden: "Whether the membership is kept off the member's profile, and from people outside the group.",
      since: 'Since when they are in, or invited.',
    },
  },
  MemberInput: { about: "A member's role and visibility, for inviting and editing." },
  MemberTarget: { about: 'Whom an action on a group concerns.' },
  Membership: {
    about: 'Where the caller stands towards a group.',
    fields: {
      since: 'Since when that is so; of members only.',
    },
  },
  Mention: { about: 'Somebody named in a text.' },
  Notification: {
    about: 'Something that happened to the person. A kind this client does not know has no `type` and shows its `text` only.',
  },
  NotificationType: { about: 'What a notification is about.' },
  OnlyFilter: { about: 'The values of the `only` query parameter.' },
  Organization: {
    about: 'A group.',
    fields: {
      code: 'For `getOrganizationByCode`; the username works there too.',
      channelId: "The default channel: the group's feed.",
      numMembers:
        'Absent for those outside a private group, as its email and terms are `null`; without hidden memberships for those outside a public one.',
      members:
        'Only from `getOrganization`, `getOrganizationByCode` and changes; `[]` for outsiders of a private group, without hidden memberships for those of a public one.',
      invitations: 'As `members`, for the owner and admins only.',
    },
  },
  OrganizationInput: {
    about: 'What creating a group takes.',
    fields: {
      name: { ...ofGroup.name, minLength: 1 },
      username: { ...ofGroup.username, minLength: 1 },
      ...group,
    },
  },
  OrganizationPatch: {
    about: 'What changing a group takes: only the filled fields.',
    fields: {
      // Without a minimum length, because a blank value counts as absent.
      ...ofGroup,
      ...group,
    },
  },
  OrganizationRole: { about: 'A group role. `owner` follows from `ownerId` and is never assigned.' },
  OrganizationType: { about: 'A kind of group, chosen when it is created.' },
  Post: {
    about: 'A post, quote, repost or reply.',
    fields: {
      rawText: 'Plain text as typed.',
      text: 'Plain text for display.',
      repostedPostId: 'The target of a quote, a repost and a reply alike.',
      isComment: "Same as `type === 'reply'`.",
      numReplies: 'Direct replies that the caller may see, as in all counts of a post.',
      reactionSets: 'Newest first, at most one per person; none of people whom a block separates from the caller.',
      isInOrganization: 'Its channel belongs to a group.',
      canReply: 'The caller may answer: also whom the author follows, which only the server knows.',
      weighInThresholds: 'For the author only.',
      blockedUserIds: 'For the author only.',
      repostedPost:
        'One level deep: its own `repostedPost` is null. Null together with a `repostedPostId`: the target was deleted, or the caller may not see it.',
    },
  },
  PostInput: {
    about: 'What creating a post takes; every key only when set.',
    fields: {
      ...content,
      attachedFileIds: { maxItems: limits.attachments },
    },
  },
  PostPatch: {
    about: 'What changing a post takes. The content is locked once somebody has responded; the last two fields never are.',
    fields: {
      ...content,
      attachedFileIds: { maxItems: limits.attachments },
      blockedUserIds: { maxItems: limits.blockedUsers },
    },
  },
  PostType: { about: 'The kinds of posts.' },
  RatingHistoryEntry: {
    about: 'The scores at the end of one day.',
    fields: {
      date: { description: '`YYYY-MM-DD`.', format: 'date' },
    },
  },
  ReactionLevel: { about: "How strongly one reaction judges a category: the selector's level (0..4) minus 2." },
  ReactionSet: { about: "One person's reaction to a post." },
  ReactionValues: { about: 'The level per category; a missing category is 0.' },
  ReputationCategory: { about: 'A category people rate one another in.' },
  ReputationScores: { about: 'The score in each category.' },
  SearchHit: { about: 'One result of the search. A collection this client does not know is dropped like a malformed item.' },
  ShortLink: { about: 'A counted short link to a post.' },
  UrlPreview: {
    about: "A link's preview card; at most one per post.",
    fields: {
      url: textOf(limits.previewUrl),
      title: textOf(limits.previewText),
      description: textOf(limits.previewText),
      imageUrl: textOf(limits.previewUrl),
      isDisabledPreview: 'The author removed the card.',
    },
  },
  User: {
    about: 'A person as everybody sees them.',
    fields: {
      username: '`null` until chosen: the profile is then at `/profile/{id}`.',
      email: '`null` unless it is the caller.',
      phone: 'E.164; `null` unless it is the caller.',
      roles: 'May include `admin`.',
      rating: 'Zero or more; rank, tier and halo are computed from it in the client.',
      numFollowers: 'Follows only; monitors are never counted.',
      followType: 'From the caller to this person.',
      isBlocked: 'The caller has blocked this person.',
      weighInThresholds: '`[]` unless it is the caller.',
      numPosts: 'Posts and quotes that the caller may see in lists.',
      numUnreadPosts: 'Only asked for with `withUnreadPosts=true`.',
    },
  },
  UserOrganization: { about: "A group on somebody's profile." },
  UserProfile: {
    about:
      "A person with their groups: all of one's own, of others the ones that are not hidden. Apart from `User` because feeds need no groups and their chunk need not carry the group schemas.",
  },
  WeighInThreshold: { about: "One of the five steps at which an author is told about a post's weight." },
};
