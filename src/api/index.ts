export { clearReadCache, request, type Answer, type RequestOptions } from './client.ts';
export { lookUpCountry } from './country.ts';
export type { Endpoint } from './endpoint.ts';
export { checkSmsCode, claimSiwfHandle, completeSiwf, logIn, logOut, sendSmsCode, signUp } from './endpoints/auth.ts';
export { getChannel, getChannels, saveChannel } from './endpoints/channels.ts';
export {
  connectBluesky,
  connectX,
  disconnectBluesky,
  disconnectX,
  requestBlueskyToken,
  requestXToken,
} from './endpoints/connections.ts';
export { createDraftPost, deleteDraftPost, getDraftPosts } from './endpoints/drafts.ts';
export {
  getForYouPosts,
  getIntroPosts,
  getPosts,
  getRecommendedPosts,
  getReplies,
  getUnreadPosts,
} from './endpoints/feeds.ts';
export { uploadFile } from './endpoints/files.ts';
export {
  followChannel,
  followUser,
  getFollowers,
  getFollowing,
  getFollowingChannels,
  unfollowChannel,
  unfollowUser,
} from './endpoints/follows.ts';
export { createShortLink, visitShortLink } from './endpoints/links.ts';
export {
  acceptInvitation,
  acceptJoinRequest,
  banUser,
  cancelInvitation,
  declineInvitation,
  declineJoinRequest,
  editMember,
  inviteMember,
  leaveOrganization,
  removeMember,
  requestToJoin,
  unbanUser,
} from './endpoints/members.ts';
export { trackPage } from './endpoints/metrics.ts';
export { getNotifications, getUnreadNotifications, setNotificationRead } from './endpoints/notifications.ts';
export {
  createOrganization,
  deleteOrganization,
  getBannedUsers,
  getJoinRequests,
  getMyOrganizations,
  getOrganization,
  getOrganizationByCode,
  getOrganizationTypes,
  getOtherOrganizations,
  updateOrganization,
} from './endpoints/organizations.ts';
export {
  createPost,
  deletePost,
  getPost,
  markPostAsRead,
  reactToPost,
  setWeighInThresholds,
  undoRepost,
  updatePost,
} from './endpoints/posts.ts';
export { search } from './endpoints/search.ts';
export {
  blockUser,
  deleteAccount,
  getCurrentUser,
  getRatingHistory,
  getReputationCategories,
  getSuggestedUsers,
  getUser,
  getUserByUsername,
  searchUsers,
  unblockUser,
} from './endpoints/users.ts';
export { ApiError, onApiError, type ApiErrorKind } from './errors.ts';
export { imageUrl } from './host.ts';
export { channelSchema, followingEntrySchema, type Channel, type ChannelInput, type FollowingEntry } from './schema/channel.ts';
export { currentUserSchema, type AuthResult, type CurrentUser } from './schema/currentUser.ts';
export { draftPostSchema, type DraftPost } from './schema/draftPost.ts';
export { listOf, type ListResponse } from './schema/fields.ts';
export { fileRefSchema, type FilePurpose, type FileRef } from './schema/file.ts';
export { notificationSchema, type Notification, type NotificationType } from './schema/notification.ts';
export {
  organizationSchema,
  type AssignableRole,
  type BannedUser,
  type JoinRequest,
  type Member,
  type Membership,
  type Organization,
  type OrganizationRole,
  type OrganizationType,
} from './schema/organization.ts';
export type { MemberInput, OrganizationInput, OrganizationPatch } from './schema/organizationInput.ts';
export { postSchema, type Mention, type Post, type PostType, type ReactionSet, type UrlPreview } from './schema/post.ts';
export type { DraftPostInput, PostInput, PostPatch } from './schema/postInput.ts';
export {
  categoryIds,
  type CategoryId,
  type RatingHistoryEntry,
  type ReactionLevel,
  type ReactionValues,
  type ReputationCategory,
  type ReputationScores,
} from './schema/reputation.ts';
export type { SearchHit } from './schema/search.ts';
export type { ShortLink } from './schema/shortLink.ts';
export { onMalformedAnswer, type MalformedPart } from './schema/tolerant.ts';
export { userSchema, type FollowType, type OnlyFilter, type User, type WeighInThreshold } from './schema/user.ts';
export type { UserOrganization, UserProfile } from './schema/userProfile.ts';
