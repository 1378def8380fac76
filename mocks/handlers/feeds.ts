import { endpoints } from '@/api/table';
import * as feeds from '../db/operations/feeds.ts';
import { listResponse, type Page } from '../db/operations/paging.ts';
import type { PostRow } from '../db/tables.ts';
import { type Viewer, viewPost } from '../db/views/index.ts';
import { type Implementation, implement } from '../http/implementation.ts';

const listPosts = (viewer: Viewer, page: Page<PostRow>) => listResponse(page, (post) => viewPost(viewer, post));

export const feedHandlers: readonly Implementation[] = [
  implement(endpoints.getRecommendedPosts, ({ viewer, query }) => listPosts(viewer, feeds.recommended(viewer, query))),
  implement(endpoints.getForYouPosts, ({ viewer, query }) => listPosts(viewer, feeds.forYou(viewer, query))),
  implement(endpoints.getPosts, ({ viewer, query }) => listPosts(viewer, feeds.postsOf(viewer, query))),
  implement(endpoints.getReplies, ({ viewer, params, query }) => listPosts(viewer, feeds.repliesTo(viewer, params.id, query))),
  implement(endpoints.getUnreadPosts, ({ viewer, query }) => listPosts(viewer, feeds.unreadOf(viewer, query.authorUserId, query))),
  implement(endpoints.getIntroPosts, ({ viewer }) => listPosts(viewer, feeds.introPosts(viewer))),
];
