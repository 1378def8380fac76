import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { getRecommendedPosts, request } from '@/api';
import { Badge, Button, Card, Chip, Inline, SegmentedControl, Stack, Text } from '@/design-system';
import { Slider } from '@/design-system/pickers/Slider/index.ts';
import { Toggle } from '@/design-system/pickers/Toggle/index.ts';
import { presetNames, themeOfPreset } from '@/design-system/theme/presets.ts';
import { solveTheme } from '@/design-system/theme/solver/index.ts';
import { type Scheme, schemes } from '@/design-system/theme/types.ts';
import { PostCard, putPostsAtom } from '@/features/posts';
import { UserRow } from '@/features/users';
import * as styles from './themeBoard.css.ts';

const names = ['default', ...presetNames] as const;
type Name = (typeof names)[number];

interface Samples {
  postIds: string[];
  userId: string;
}

/** Real posts and their author, from the mock backend that the story asks for. */
function useSamples(): Samples | undefined {
  const putPosts = useSetAtom(putPostsAtom);
  const { data } = useQuery({
    queryKey: ['theme-board'],
    queryFn: async (): Promise<Samples> => {
      const answer = await request(getRecommendedPosts, { query: { limit: 12 } });
      const posts = (answer?.results ?? [])
        .filter(({ type, attachedFileIds }) => type === 'post' && attachedFileIds.length === 0)
        .slice(0, 2);
      putPosts(posts);
      return { postIds: posts.map(({ id }) => id), userId: posts[0]?.authorUserId ?? '' };
    },
  });
  return data;
}

/** What a designer judges a theme by: a feed, a profile and settings, for every preset in both schemes at once. */
export function ThemeBoard() {
  const samples = useSamples();
  if (!samples) return <Text>Loading the sample posts …</Text>;
  return (
    <div className={styles.board}>
      {names.flatMap((name) => schemes.map((scheme) => <Pane key={`${name} ${scheme}`} name={name} scheme={scheme} samples={samples} />))}
    </div>
  );
}

function Pane({ name, scheme, samples }: { name: Name; scheme: Scheme; samples: Samples }) {
  const { vars, report } = solveTheme(themeOfPreset(name), scheme);
  return (
    <section className={styles.pane} data-scheme={scheme} style={vars} aria-label={`${name}, ${scheme}`}>
      <Inline justify="between">
        <Text weight="bold">
          {name} · {scheme}
        </Text>
        <Text size="label" tone="muted">
          lights {Math.floor(report.lightsKept * 100)} %
        </Text>
      </Inline>
      {samples.postIds.map((id) => (
        <PostCard key={id} id={id} />
      ))}
      <Card padding="3">
        <Stack gap="2">
          <UserRow userId={samples.userId} />
          <Inline isWrapping>
            <Chip variant="tinted">Gold</Chip>
            <Chip tone="positive">+12</Chip>
            <Chip tone="negative">−1</Chip>
            <Badge tone="accent" count={4} label="4 unread" />
          </Inline>
        </Stack>
      </Card>
      <Card padding="3">
        <Settings />
      </Card>
    </section>
  );
}

const modes = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function Settings() {
  const [mode, setMode] = useState('auto');
  const [isOn, setIsOn] = useState(true);
  const [opacity, setOpacity] = useState(80);
  return (
    <Stack gap="3">
      <SegmentedControl label="Mode" options={modes} value={mode} onChange={setMode} />
      <Toggle label="Gradient Backgrounds" isOn={isOn} onChange={setIsOn} />
      <Slider label="Opacity Adjustment" min={-300} max={300} origin={0} value={opacity} onChange={setOpacity} />
      <Inline isWrapping>
        <Button size="small">Follow</Button>
        <Button size="small" tone="accent">
          Compose
        </Button>
        <Button size="small" variant="tinted">
          Join
        </Button>
        <Button size="small" variant="bordered" tone="neutral">
          Reply
        </Button>
        <Button size="small" tone="negative">
          Delete
        </Button>
      </Inline>
    </Stack>
  );
}
