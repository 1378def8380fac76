import { endpoints } from '@/api/table';
import * as edit from '../db/operations/editPost.ts';
import { markAsRead } from '../db/operations/feeds.ts';
import { findPost } from '../db/operations/find.ts';
import { publishPost } from '../db/operations/publish.ts';
import { react } from '../db/operations/react.ts';
import { viewPost } from '../db/views/index.ts';
import { type Implementation, implement } from '../http/implementation.ts';

export const postHandlers: readonly Implementation[] = [
  implement(endpoints.createPost, ({ viewer, caller, body, headers }) =>
    viewPost(viewer, publishPost(viewer, caller, body, headers.get('idempotency-key'))),
  ),
  implement(endpoints.getPost, ({ viewer, params }) => viewPost(viewer, findPost(viewer, params.id))),
  implement(endpoints.updatePost, ({ viewer, caller, params, body }) => viewPost(viewer, edit.editPost(viewer, caller, params.id, body))),
  implement(endpoints.deletePost, ({ viewer, caller, params }) => edit.deletePost(viewer, caller, params.id)),
  implement(endpoints.reactToPost, ({ viewer, caller, params, body }) =>
    viewPost(viewer, react(viewer, caller, params.id, body.values, body.description)),
  ),
  implement(endpoints.undoRepost, ({ viewer, caller, params }) => {
    const { removedId, original } = edit.undoRepost(viewer, caller, params.id);
    return { id: removedId, post: viewPost(viewer, original) };
  }),
  implement(endpoints.setWeighInThresholds, ({ viewer, caller, params, body }) =>
    viewPost(viewer, edit.setThresholds(viewer, caller, params.id, body.thresholds)),
  ),
  implement(endpoints.markPostAsRead, ({ viewer, params }) => markAsRead(viewer, params.id)),
];
