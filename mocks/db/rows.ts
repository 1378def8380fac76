import type {
  FollowType,
  NotificationType,
  OrganizationRole,
  PostType,
  ReactionValues,
  ReputationScores,
  UrlPreview,
  WeighInThreshold,
} from '@/api';
import type { Art } from '../fixtures/art/index.ts';

/** Rows are normalised: views join them, so nothing derived is ever stored. */

export interface UserRow {
  readonly id: string;
  readonly username: string | null;
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly password: string | null;
  readonly roles: readonly string[];
  readonly verified: boolean;
  readonly rating: number;
  readonly scores: ReputationScores;
  readonly avatarFileId: string | null;
  readonly weighInThresholds: readonly WeighInThreshold[];
  readonly baseHandle: string | null;
  readonly xUsername: string | null;
  readonly blueskyHandle: string | null;
  /** The identity behind "sign in with social frequency". */
  readonly siwfId: string | null;
  /** Followers from beyond this small world, so that large counts can be seen. */
  readonly outsideFollowers: number;
  /** Posts published before this moment count as read by this person. */
  readonly readBefore: string;
  readonly createdAt: string;
  /** `deleted` by the person (401), `closed` by support (403 with code 403021). */
  readonly status: 'active' | 'deleted' | 'closed';
}

/** `id` of every relation is its two ends joined by `>`. */
export interface FollowRow {
  readonly id: string;
  readonly userId: string;
  readonly targetId: string;
  readonly kind: FollowType;
  readonly createdAt: string;
}

export interface ChannelFollowRow {
  readonly id: string;
  readonly userId: string;
  readonly channelId: string;
  readonly kind: FollowType;
  readonly createdAt: string;
}

export interface BlockRow {
  readonly id: string;
  readonly userId: string;
  readonly targetId: string;
}

export interface PostRow {
  readonly id: string;
  readonly type: PostType;
  readonly title: string | null;
  readonly rawText: string | null;
  readonly text: string | null;
  readonly repostedPostId: string | null;
  readonly attachedFileIds: readonly string[];
  readonly isAnyoneCanReply: boolean;
  readonly channelId: string | null;
  readonly displayedChannelId: string | null;
  readonly postToTwitter: boolean;
  readonly postToBluesky: boolean;
  readonly mentionedUserIds: readonly string[];
  readonly urls: readonly UrlPreview[];
  readonly tags: readonly string[];
  readonly authorUserId: string;
  readonly publishedAt: string;
  readonly weighInThresholds: readonly WeighInThreshold[];
  readonly blockedUserIds: readonly string[];
  readonly updatedAt: string | null;
  /** A deleted post stays as a tombstone, so that paging can go on after it. */
  readonly isDeleted: boolean;
}

export interface ReactionRow {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly values: ReactionValues;
  readonly description: string;
  readonly createdAt: string;
}

export interface ReadMarkRow {
  readonly id: string;
  readonly userId: string;
  readonly postId: string;
}

/** What a person's scores gained on one day. */
export interface ScoreChangeRow {
  readonly id: string;
  readonly userId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly gained: ReputationScores;
}

export interface NotificationRow {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly read: boolean;
  readonly createdAt: string;
  readonly text: string;
  readonly actorUserId: string | null;
  readonly postId: string | null;
  readonly organizationId: string | null;
}

export interface DraftRow {
  readonly id: string;
  readonly userId: string;
  readonly channelId: string | null;
  readonly title: string | null;
  readonly rawText: string | null;
  readonly text: string | null;
  readonly attachedFilesIds: readonly string[];
  readonly mentionedUserIds: readonly string[];
  readonly urls: readonly UrlPreview[];
  readonly createdAt: string;
}

export interface FileRow {
  readonly id: string;
  readonly storageId: string;
  /** The uploader, who may attach it; null for files of the initial world. */
  readonly userId: string | null;
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly alt: string | null;
  readonly width: number;
  readonly height: number;
  /** Drawn when asked for, or uploaded bytes as base64, or lost (answers 404). */
  readonly content: { readonly art: Art } | { readonly base64: string } | null;
}

export interface OrganizationRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly description: string | null;
  readonly typeId: string;
  readonly avatarFileId: string | null;
  readonly isPrivate: boolean;
  readonly terms: string | null;
  readonly code: string;
  readonly channelId: string;
  readonly outsideMembers: number;
  readonly createdAt: string;
}

/** A person's standing in a group, one row per pair. No row means no relation. */
export interface MembershipRow {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly status: 'invited' | 'requested' | 'member' | 'banned';
  readonly role: OrganizationRole;
  readonly hidden: boolean;
  readonly since: string;
}

export interface ChannelRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly avatarFileId: string | null;
  readonly ownerType: 'organization' | 'user';
  readonly ownerId: string;
  readonly isDefault: boolean;
  readonly outsideFollowers: number;
}

export interface ShortLinkRow {
  readonly id: string;
  readonly postId: string;
  readonly numVisits: number;
}

/** An SMS code under way for one phone number. */
export interface SmsCodeRow {
  readonly id: string;
  readonly sentAt: string;
}

/** A composed post that was already published, so that a retry is answered with the same post. */
export interface PublishedKeyRow {
  readonly id: string;
  readonly postId: string;
}

export interface PageViewRow {
  readonly id: string;
  readonly url: string;
  readonly userId: string | null;
  readonly at: string;
}

/** The id of a row that relates two others. */
export const pair = (from: string, to: string): string => `${from}>${to}`;
