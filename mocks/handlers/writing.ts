import { endpoints } from '@/api/table';
import * as drafts from '../db/operations/drafts.ts';
import { storeFile } from '../db/operations/files.ts';
import * as links from '../db/operations/links.ts';
import { searchAll } from '../db/operations/search.ts';
import type { ShortLinkRow } from '../db/tables.ts';
import { viewDraft, viewFile } from '../db/views/index.ts';
import { type Implementation, implement, implementPublic } from '../http/implementation.ts';

const viewLink = ({ id, postId, numVisits }: ShortLinkRow, origin: string) => ({
  id,
  postId,
  numVisits,
  url: `${origin}/check-visit-links?id=${encodeURIComponent(id)}`,
});

export const draftHandlers: readonly Implementation[] = [
  implement(endpoints.getDraftPosts, ({ db, caller, query }) => {
    const results = drafts.listDrafts(db, caller, query.channelId).map((row) => viewDraft(db, row));
    return { results, count: results.length };
  }),
  implement(endpoints.createDraftPost, ({ db, caller, body }) => viewDraft(db, drafts.saveDraft(db, caller, body))),
  implement(endpoints.deleteDraftPost, ({ db, caller, params }) => drafts.deleteDraft(db, caller, params.id)),
];

export const linkHandlers: readonly Implementation[] = [
  implement(endpoints.createShortLink, ({ viewer, body, origin }) => viewLink(links.makeShortLink(viewer, body.postId), origin)),
  implementPublic(endpoints.visitShortLink, ({ viewer, params, origin }) => viewLink(links.visitShortLink(viewer, params.id), origin)),
];

export const searchHandlers: readonly Implementation[] = [
  implement(endpoints.search, ({ viewer, query }) => searchAll(viewer, query.query ?? '')),
];

export const fileHandlers: readonly Implementation[] = [
  implement(endpoints.uploadFile, async ({ db, caller, body }) => viewFile(await storeFile(db, caller, body))),
];
