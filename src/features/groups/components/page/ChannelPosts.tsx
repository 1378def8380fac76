import { MessageSquareText } from 'lucide-react';
import { useMemo } from 'react';
import { getPosts, request } from '@/api';
import { StatePanel } from '@/design-system';
import { PostList, type PostSource, usePostPages } from '@/features/posts';
import { groupPostSizes, groupReplies } from '../../constants.ts';
import { strings } from '../../strings.ts';

const types = { posts: ['post', 'quote', 'repost'], replies: ['reply'] } as const;

/** The source of a channel's posts: a group's own feed is the feed of its default channel. */
export function channelSource(channelId: string, kind: keyof typeof types): PostSource {
  return {
    list: kind === 'posts' ? `channel:${channelId}` : `channel-replies:${channelId}`,
    sizes: groupPostSizes,
    replies: groupReplies,
    fetch: ({ signal, ...page }) => request(getPosts, { query: { ...page, channelId, type: [...types[kind]] }, signal }),
  };
}

export interface ChannelPostsProps {
  channelId: string;
  kind: 'posts' | 'replies';
  /** The name under which the scroll position is stored. */
  page: 'group' | 'channel';
}

const empty = {
  posts: { title: 'noPosts', group: 'noPostsText', channel: 'noChannelPostsText' },
  replies: { title: 'noReplies', group: 'noRepliesText', channel: 'noRepliesText' },
} as const;

/** The posts of a channel. */
export function ChannelPosts({ channelId, kind, page }: ChannelPostsProps) {
  const source = useMemo(() => channelSource(channelId, kind), [channelId, kind]);
  const pages = usePostPages(source);
  const { title, [page]: text } = empty[kind];
  return (
    <PostList
      list={source.list}
      page={page}
      label={strings.tabs[kind]}
      pages={pages}
      empty={
        <StatePanel kind="empty" icon={MessageSquareText} title={strings[title]}>
          {strings[text]}
        </StatePanel>
      }
    />
  );
}
