export { accountRules, isEmail, isName, passwordFault, usernameFault } from './accountRules.ts';
export { type Answer, clearReadCache, type RequestOptions, request } from './client.ts';
export { checkSmsCode, claimSiwfHandle, completeSiwf, logIn, sendSmsCode, signUp } from './contract/auth.ts';
export { getChannel, getChannels, saveChannel } from './contract/channels.ts';
export {
  connectBluesky,
  connectX,
  disconnectBluesky,
  disconnectX,
  requestBlueskyToken,
  requestXToken,
} from './contract/connections.ts';
export { createDraftPost, deleteDraftPost, getDraftPosts } from './contract/drafts.ts';
export {
  getForYouPosts,
  getIntroPosts,
  getPosts,
  getRecommendedPosts,
  getReplies,
  getUnreadPosts,
} from './contract/feeds.ts';
export { uploadFile } from './contract/files.ts';
export {
  followChannel,
  followUser,
  getFollowers,
  getFollowing,
  getFollowingChannels,
  unfollowChannel,
  unfollowUser,
} from './contract/follows.ts';
export { largestPage, limits, thresholdCount, uploadRules } from './contract/limits.ts';
export { createShortLink, visitShortLink } from './contract/links.ts';
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
} from './contract/members.ts';
export { trackPage } from './contract/metrics.ts';
export { getNotifications, getUnreadNotifications, setNotificationRead } from './contract/notifications.ts';
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
} from './contract/organizations.ts';
export {
  createPost,
  deletePost,
  getPost,
  markPostAsRead,
  reactToPost,
  setWeighInThresholds,
  undoRepost,
  updatePost,
} from './contract/posts.ts';
export { type GroupRight, isAllowed, isAllowedOn, rightToGive } from './contract/rights.ts';
export { search } from './contract/search.ts';
export { getCurrentUser, logOut } from './contract/session.ts';
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
} from './contract/users.ts';
export { lookUpCountry } from './country.ts';
export type { Endpoint } from './endpoint.ts';
export { ApiError, type ApiErrorKind, onApiError } from './errors.ts';
export { imageUrl, pictureOf } from './host.ts';
export { areReachable, fetchPage } from './page.ts';
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
export { readStoredFile, sendWithProgress } from './storedFiles.ts';
