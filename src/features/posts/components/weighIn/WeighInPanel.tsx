import { Button, LevelSelector, TextArea } from '@/design-system';
import { categoryIds, isBlank, reputationStrings } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import type { PostRow } from '../../state/postStore.ts';
import { type WeighIn, weighInAtom } from '../../state/weighIn.ts';
import { strings } from '../../strings.ts';
import * as styles from './WeighInPanel.css.ts';

export interface WeighInPanelProps {
  post: PostRow;
  /** The person is done, whether they sent something or not. */
  onDone(): void;
}

/** The three five-level selectors and the words that go with them, filled with the person's earlier weigh-in. */
export function WeighInPanel({ post, onDone }: WeighInPanelProps) {
  const own = useOwnWeighIn(post);
  const [draft, setDraft] = useState<WeighIn>(own ?? { values: {}, description: '' });
  const send = useSetAtom(weighInAtom);

  const submit = (weighIn: WeighIn) => {
    onDone();
    void send(post.id, weighIn);
  };

  return (
    <form
      className={styles.panel}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(draft);
      }}
    >
      {categoryIds.map((id) => (
        <LevelSelector
          key={id}
          label={reputationStrings.categories[id]}
          value={draft.values[id] ?? 0}
          words={strings.levels}
          onChange={(value) => setDraft(({ values, description }) => ({ description, values: { ...values, [id]: value } }))}
        />
      ))}
      <TextArea
        label={strings.weighInComment}
        minRows={2}
        maxRows={4}
        value={draft.description}
        onChange={(description) => setDraft(({ values }) => ({ values, description }))}
      />
      <div className={styles.actions}>
        {own && (
          <Button variant="text" tone="neutral" size="small" onClick={() => submit({ values: {}, description: '' })}>
            {strings.weighInRemove}
          </Button>
        )}
        <Button type="submit" size="small" isDisabled={!own && isBlank(draft.values, draft.description)}>
          {strings.weighIn}
        </Button>
      </div>
    </form>
  );
}

function useOwnWeighIn({ reactionSets }: PostRow): WeighIn | undefined {
  const userId = useAtomValue(currentUserIdAtom);
  const own = reactionSets.find((reaction) => reaction.userId === userId);
  return own && { values: own.values ?? {}, description: own.description };
}
