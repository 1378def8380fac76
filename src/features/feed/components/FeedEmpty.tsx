import { useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import { Button, LinkButton, StatePanel } from '@/design-system';
import { openComposerAtom } from '@/features/posts';
import { paths } from '@/shared/lib/paths';
import { lateStrings as strings } from '../lateStrings.ts';
import { type FeedTab, tagOf } from '../model/feedTab.ts';

/** The empty state of a tab: it says what would fill the tab, with a link to it. */
export default function FeedEmpty({ tab }: { tab: FeedTab }) {
  const openComposer = useSetAtom(openComposerAtom);
  const kind = tagOf(tab) === undefined ? (tab as keyof typeof strings.empty) : 'tag';
  const { title, text } = strings.empty[kind];
  const leadsToPeople = kind === 'following' || kind === 'monitoring';
  const action = leadsToPeople ? (
    <LinkButton href={paths.explore()}>{strings.findPeople}</LinkButton>
  ) : (
    <Button onClick={() => openComposer({ kind: 'post' })}>{strings.write}</Button>
  );
  return (
    <StatePanel kind="empty" icon={Users} title={title} action={action}>
      {text}
    </StatePanel>
  );
}
