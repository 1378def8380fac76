import { laws } from '@/api/contract/laws';
import { endpoints } from '@/api/table';
import { findChannel } from '../db/operations/find.ts';
import { saveChannel } from '../db/operations/groups.ts';
import { clampLimit, listResponse, pageOf } from '../db/operations/paging.ts';
import type { ChannelRow } from '../db/tables.ts';
import { viewChannel } from '../db/views/index.ts';
import { type Implementation, implement, Reply } from '../http/implementation.ts';

/** Default channels first, then by name. */
const byName = (a: ChannelRow, b: ChannelRow) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name);

export const channelHandlers: readonly Implementation[] = [
  implement(endpoints.getChannel, ({ viewer, params }) => viewChannel(viewer, findChannel(viewer, params.id))),
  implement(endpoints.getChannels, ({ db, viewer, query }) => {
    const rows =
      query.ownerId !== undefined
        ? (['organization', 'user'] as const).flatMap((type) => db.channels.by('owner', `${type}/${query.ownerId}`))
        : [...db.channels.all()];
    const isMatch = (row: ChannelRow) => viewer.seesChannel(row.id) && (query.ownerType === undefined || row.ownerType === query.ownerType);
    return listResponse(pageOf(rows.filter(isMatch).sort(byName), clampLimit(query.limit, laws.getChannels.limit)), (row) =>
      viewChannel(viewer, row),
    );
  }),
  implement(endpoints.saveChannel, ({ db, viewer, caller, body }) => {
    const { channel, isNew } = saveChannel(db, caller, body);
    return new Reply(isNew ? 201 : 200, viewChannel(viewer, channel));
  }),
];
