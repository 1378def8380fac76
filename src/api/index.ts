export { accountRules, isEmail, isName, passwordFault, usernameFault } from './accountRules.ts';
export { type Answer, clearReadCache, type RequestOptions, request } from './client.ts';
export { lookUpCountry } from './country.ts';
export type { Endpoint } from './endpoint.ts';
export { checkSmsCode, claimSiwfHandle, completeSiwf, logIn, sendSmsCode, signUp } from './endpoints/auth.ts';
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
export { getCurrentUser, logOut } from './endpoints/session.ts';
export {
  blockUser,
  deleteAccount,
  getRatingHistory,
  getReputationCategories,
  getSuggestedUsers,
  getUser,
  getUserByUsername,
  searchUsers,
  unblockUser,
} from './endpoints/users.ts';
export { ApiError, type ApiErrorKind, onApiError } from './errors.ts';
export { imageUrl } from './host.ts';
export { areReachable, fetchPage } from './page.ts';
export { readStoredFile } from './readStoredFile.ts';
export { type Channel, type ChannelInput, channelSchema, type FollowingEntry, followingEntrySchema } from './schema/channel.ts';
export { type AuthResult, type CurrentUser, currentUserSchema } from './schema/currentUser.ts';
export { type DraftPost, draftPostSchema } from './schema/draftPost.ts';
export { type ListResponse, listOf } from './schema/fields.ts';
export { type FilePurpose, type FileRef, fileRefSchema } from './schema/file.ts';
export { type Notification, type NotificationType, notificationSchema } from './schema/notification.ts';
export {
  type AssignableRole,
  type BannedUser,
  type JoinRequest,
  type Member,
  type Membership,
  type Organization,
  type OrganizationRole,
  type OrganizationType,
  organizationSchema,
} from './schema/organization.ts';
export type { MemberInput, OrganizationInput, OrganizationPatch } from './schema/organizationInput.ts';
export { type Mention, type Post, type PostType, postSchema, type ReactionSet, type UrlPreview } from './schema/post.ts';
export type { DraftPostInput, PostInput, PostPatch } from './schema/postInput.ts';
export {
  type CategoryId,
  categoryIds,
  type RatingHistoryEntry,
  type ReactionLevel,
  type ReactionValues,
  type ReputationCategory,
  type ReputationScores,
} from './schema/reputation.ts';
export type { SearchHit } from './schema/search.ts';
export type { ShortLink } from './schema/shortLink.ts';
export { type MalformedPart, onMalformedAnswer } from './schema/tolerant.ts';
export { type FollowType, type OnlyFilter, type User, userSchema, type WeighInThreshold } from './schema/user.ts';
export type { UserOrganization, UserProfile } from './schema/userProfile.ts';
export { sendWithProgress } from './sendWithProgress.ts';
