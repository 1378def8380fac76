export { OpenableImages } from './components/images/OpenableImages.tsx';
export { PressedImages } from './components/images/PressedImages.tsx';
export { replaceBroken } from './components/PostCard/brokenImage.ts';
export { cardLink, postLinkMark } from './components/PostCard/cardLink.ts';
export { LinkPreview } from './components/PostCard/LinkPreview.tsx';
export { PostActions } from './components/PostCard/PostActions.tsx';
export { PostCard, type PostCardProps } from './components/PostCard/PostCard.tsx';
export { type CardPart, PostCardTemplate, TokenTemplate } from './components/PostCard/PostCardTemplate.tsx';
export { ChannelChip } from './components/PostCard/PostHeader.tsx';
export { PostText } from './components/PostCard/PostText.tsx';
export { MissingPost, QuotedPost } from './components/PostCard/QuotedPost.tsx';
export { ReactionComments } from './components/PostCard/ReactionComments.tsx';
export { MoreReplies } from './components/PostList/MoreReplies.tsx';
export { PostList, type PostListProps } from './components/PostList/PostList.tsx';
export { PostSkeletons } from './components/PostList/PostSkeleton.tsx';
export { type PostSource, postEntryOf } from './data/postPages.ts';
export { useNewestLoaded } from './data/useNewestLoaded.ts';
export { type PostPages, prefetchPostsAtom, usePostPages } from './data/usePostPages.ts';
export { usePostWatch } from './data/usePostWatch.ts';
export { type PostFacts } from './model/belongsTo.ts';
export { type ListItem, type LocalEntry, type PostEntry, type Shown } from './model/listItems.ts';
export { postContentOf } from './model/postContent.ts';
export { canReply, closedBy, isTemporary, knownMentions, postPathOf, shownIdOf } from './model/postRules.ts';
export { errorMessageForPost } from './model/refusal.ts';
export { putCommentsAtom } from './state/comments.ts';
export { requestReplies } from './state/fetchReplies.ts';
export {
  type ComposeIntent,
  closeComposerAtom,
  composeIntentAtom,
  type NewPostIntent,
  openComposerAtom,
  type PublishTarget,
  replyAtom,
} from './state/intents.ts';
export {
  acceptLocalEntryAtom,
  addLocalEntryAtom,
  localEntriesAtom,
  removeLocalEntryAtom,
} from './state/localEntries.ts';
export {
  collapsedForAtom,
  mutedThreadOf,
  revealAtom,
  startMutesAtom,
  unmutedOf,
  unmutedPosts,
} from './state/mutedPosts.ts';
export {
  type PostRow,
  patchPostAtom,
  postAtom,
  posts,
  putPostsAtom,
  putRowsAtom,
  unpatchPostAtom,
} from './state/postStore.ts';
export { markReadAtom } from './state/readMarks.ts';
export { closePostsAtom, removedPostsAtom, reopenPostsAtom } from './state/removedPosts.ts';
export { preloadRepost, toggleRepostAtom } from './state/toggleRepost.ts';
export { type UnsentControlsProps, unsentActionsAtom } from './state/unsent.ts';
export { type WeighInChange, weighInChangeAtom } from './state/weighIn.ts';
export { strings as postsStrings } from './strings.ts';
