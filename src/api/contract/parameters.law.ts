import type { EndpointName } from '../table.ts';
import { personName } from './law.ts';
import { defaultLimits } from './laws.ts';
import { largestPage } from './limits.ts';

const texts: Readonly<Record<string, string>> = {
  after:
    'The id of the last item that the server has sent. The answer holds strictly older ones (by `publishedAt`, then by id), also when that item has been deleted since. Blank or absent: from the newest.',
  offset: 'How many items to pass over; negative counts as 0. The list has ended when `offset + results.length` reaches `count`.',
  search: 'What to look for, in any case. Blank: everything.',
  autocomplete: 'Only what begins with `search`, instead of what contains it.',
  query: 'What to look for. Trimmed; fewer than 2 characters find nothing.',
  tag: 'Only posts with this tag, in any case.',
  showOwnPosts: "Whether the caller's own posts are among the answer; `false` when absent.",
  includeReplies: 'Whether replies are among the answer; `false` when absent.',
  onlyPosts: 'Everything but replies.',
  only: '`following`: openly followed ones; `monitoring`: silently followed ones.',
  type: 'Kinds of posts, separated by commas; blanks after commas and repeated parameters are understood too.',
  verified: 'Only verified people.',
  withUnreadPosts: 'Those with unread posts come first.',
  authorUserId: 'Only posts by this person.',
  channelId: 'Only what belongs to this channel.',
  followType: '`follow` or `monitor`; both when absent.',
  read: '`true`: read ones, `false`: unread ones; all when absent.',
  days: 'How many days, counted back from today: 1 to 365.',
  ownerType: 'Only channels of groups, or only those of people.',
  ownerId: 'Only channels of this owner.',
  authorizationCode: 'The one-time code that the provider sent back.',
  fromUsername: 'The username that the caller goes by.',
  toUsername: 'The handle that is wanted.',
};

const pathTexts: Readonly<Record<string, string>> = {
  username: 'A username, in any case.',
  code: "A group's code or username, in any case.",
  id: 'An id, as another answer gave it.',
  orgId: 'The id of a group.',
  userId: 'The id of a person. `null`, `undefined` and blank are refused with 400.',
};

/** The meaning of a query parameter, with its default and its bounds. */
export function describeQuery(name: string, operation: EndpointName, isCursor: boolean): { description: string; limits: object } {
  if (name === 'limit') {
    const usual = defaultLimits[operation];
    const end = isCursor ? ' Fewer items than that are the end of the list.' : '';
    const absent = usual === undefined ? 'Absent: all of them.' : `Absent or unreadable: ${usual}.`;
    return {
      description: `How many items at most, brought into 1 to ${largestPage}. ${absent}${end}`,
      limits: { type: 'integer', minimum: 1, maximum: largestPage, ...(usual === undefined ? {} : { default: usual }) },
    };
  }
  const limits =
    name === 'offset'
      ? { type: 'integer', minimum: 0, default: 0 }
      : name === 'days'
        ? { type: 'integer', minimum: 1, maximum: 365, default: 30 }
        : name === 'toUsername'
          ? personName
          : {};
  return { description: texts[name] ?? '', limits };
}

export const describePathParameter = (name: string): string => pathTexts[name] ?? '';
