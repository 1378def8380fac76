export { PostCard, type PostCardProps } from './components/PostCard/PostCard.tsx';
export { PostText } from './components/PostCard/PostText.tsx';
export { MissingPost, QuotedPost } from './components/PostCard/QuotedPost.tsx';
export { ReactionComments } from './components/PostCard/ReactionComments.tsx';
export { PostActions } from './components/PostCard/PostActions.tsx';
export { PostImages } from './components/PostCard/PostImages.tsx';
export { LinkPreview } from './components/PostCard/LinkPreview.tsx';
export { PostList, type PostListProps } from './components/PostList/PostList.tsx';
export { PostSkeletons } from './components/PostList/PostSkeleton.tsx';
export { postPageKeys, type PostSource, prependPosts } from './data/postPages.ts';
export { useNewestLoaded } from './data/useNewestLoaded.ts';
export { type ListItem, type PostPages, usePostPages } from './data/usePostPages.ts';
export { canReply, isTemporary, shownIdOf } from './model/postRules.ts';
export { firstLink, tagsIn, tokenize } from './model/textTokens.ts';
export { closeComposerAtom, type ComposeIntent, composeIntentAtom, type NewPostIntent, openComposerAtom } from './state/intents.ts';
export {
  activeListAtom,
  addLocalEntryAtom,
  clearLocalEntriesAtom,
  localEntriesAtom,
  removeLocalEntryAtom,
  renameLocalEntryAtom,
} from './state/localEntries.ts';
export { keepOnlyPostsAtom, patchPostAtom, clearPostPatchAtom, postAtom, type PostRow, putPostsAtom, putRowsAtom, removePostsAtom } from './state/postStore.ts';
export { toggleRepostAtom } from './state/repost.ts';
export { type UnsentActions, unsentActionsAtom } from './state/unsent.ts';
