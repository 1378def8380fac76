import { Anchor, Card, Heading, Link, Stack } from '@/design-system';
import { channelAtom, channelNameOf, channelStrings, useGroupChannels } from '@/features/channels';
import { formatShort, formatWhole } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import * as styles from './GroupRail.css.ts';

/** The maximum number of channels beside the column. */
const shown = 5;

/** The group's channels except the main one, which the group's page shows anyway. */
export function ChannelsBeside({ group, channelId }: { group: GroupRow; channelId: string | undefined }) {
  const { ids } = useGroupChannels(group.id);
  const others = ids.filter((id) => id !== group.channelId);
  if (others.length === 0) return null;
  return (
    <Card as="section" padding="4" aria-label={strings.tabs.channels}>
      <Stack gap="1">
        <Heading level={2} size="body">
          {strings.tabs.channels}
        </Heading>
        <ul className={styles.list} role="list">
          {others.slice(0, shown).map((id) => (
            <Row key={id} channelId={id} isCurrent={id === channelId} />
          ))}
        </ul>
        {others.length > shown && (
          <Link href={paths.group(group.id, { tab: 'channels' })}>{strings.allChannels(formatWhole(ids.length))}</Link>
        )}
      </Stack>
    </Card>
  );
}

function Row({ channelId, isCurrent }: { channelId: string; isCurrent: boolean }) {
  const channel = useStoreValue(channelAtom(channelId));
  if (!channel) return null;
  return (
    <li className={styles.channel}>
      <Anchor className={styles.link} href={paths.channel(channel.ownerId ?? '', channel.id)} aria-current={isCurrent ? 'page' : undefined}>
        <bdi>{channelNameOf(channel)}</bdi>
      </Anchor>
      {channelStrings.followers(channel.numFollowers, formatShort(channel.numFollowers))}
    </li>
  );
}
