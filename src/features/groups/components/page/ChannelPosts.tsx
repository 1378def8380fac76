import { MessageSquareText } from 'lucide-react';
import { useMemo } from 'react';
import { StatePanel } from '@/design-system';
import { PostList, usePostPages } from '@/features/posts';
import { channelSource } from '../../data/channelSource.ts';
import { strings } from '../../strings.ts';

export interface ChannelPostsProps {
  channelId: string;
  kind: 'posts' | 'replies';
  /** The name under which the scroll position is stored. */
  page: 'group' | 'channel';
}

const empty = {
  posts: { title: strings.noPosts, group: strings.noPostsText, channel: strings.noChannelPostsText },
  replies: { title: strings.noReplies, group: strings.noRepliesText, channel: strings.noRepliesText },
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
        <StatePanel kind="empty" icon={MessageSquareText} title={title}>
          {text}
        </StatePanel>
      }
    />
  );
}
