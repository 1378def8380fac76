import { useSetAtom } from 'jotai';
import { Bell, MessageCircle, Share } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon, SegmentedControl, Text } from '@/design-system';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { crossPostAtoms, currentUserAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { wrongAlerts } from '../../model/thresholds.ts';
import type { Composer } from '../../state/useComposer.ts';
import { strings } from '../../strings.ts';
import * as styles from '../Composer.css.ts';

/** The settings of the post. A reply has only the one about who can reply. */
export function ComposerOptions({ composer }: { composer: Composer }) {
  const { intent, subject } = composer;
  const isReply = subject.type === 'reply';
  return (
    <div className={styles.options}>
      <WhoCanReply composer={composer} />
      {!isReply && <WeighInAlerts composer={composer} />}
      {!isReply && intent.kind !== 'edit' && <CrossPosts composer={composer} />}
    </div>
  );
}

interface OptionProps {
  icon: ReactNode;
  name: string;
  id?: string;
  hint?: ReactNode;
  children: ReactNode;
}

function Option({ icon, name, id, hint, children }: OptionProps) {
  return (
    <div className={styles.option}>
      <span className={styles.optionIcon}>{icon}</span>
      <span className={styles.optionWords}>
        <span className={styles.optionName} id={id}>
          {name}
        </span>
        {hint}
      </span>
      {children}
    </div>
  );
}

const whoOptions = [
  { value: 'anyone', label: strings.anyone },
  { value: 'followed', label: strings.followed },
] as const;

function WhoCanReply({ composer: { draft, change } }: { composer: Composer }) {
  const hint = !draft.isAnyoneCanReply && <span className={styles.optionHint}>{strings.followedHint}</span>;
  return (
    <Option icon={<Icon glyph={MessageCircle} />} name={strings.whoCanReply} hint={hint}>
      <SegmentedControl
        label={strings.whoCanReply}
        isLabelHidden
        size="small"
        options={whoOptions}
        value={draft.isAnyoneCanReply ? 'anyone' : 'followed'}
        onChange={(who) => change({ isAnyoneCanReply: who === 'anyone' })}
      />
    </Option>
  );
}

function WeighInAlerts({ composer: { draft, problems, change } }: { composer: Composer }) {
  const id = useId();
  const problemId = useId();
  const wrong = problems.alerts === undefined ? [] : wrongAlerts(draft.alerts);
  const hint = <span className={styles.optionHintWide}>{strings.alertsHint}</span>;
  const type = (slot: number, typed: string) => {
    const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6);
    change({ alerts: draft.alerts.map((alert, at) => (at === slot ? digits : alert)) });
  };
  return (
    <Option icon={<Icon glyph={Bell} />} name={strings.alerts} id={id} hint={hint}>
      <div className={styles.alerts} role="group" aria-labelledby={id}>
        {draft.alerts.map((alert, slot) => (
          <input
            key={slot}
            className={styles.alert}
            inputMode="numeric"
            autoComplete="off"
            aria-label={strings.alert(slot + 1)}
            aria-invalid={wrong[slot]}
            aria-describedby={wrong[slot] ? problemId : undefined}
            placeholder={strings.off}
            value={alert}
            onChange={(event) => type(slot, event.target.value)}
          />
        ))}
      </div>
      <div role="alert" id={problemId} className={styles.optionProblem}>
        {problems.alerts && (
          <Text size="small" tone="negative">
            {problems.alerts}
          </Text>
        )}
      </div>
    </Option>
  );
}

/** Shown only for connected accounts. The choice is stored for the next post. */
function CrossPosts({ composer: { draft, change } }: { composer: Composer }) {
  const user = useStoreValue(currentUserAtom);
  const setAlsoToX = useSetAtom(crossPostAtoms.x);
  const setAlsoToBluesky = useSetAtom(crossPostAtoms.bluesky);
  if (!user?.xAccount && !user?.blueskyAccount) return null;
  return (
    <Option icon={<Icon glyph={Share} />} name={strings.alsoPostTo}>
      <div className={styles.optionControl}>
        {user.xAccount && (
          <Toggle
            label={strings.x}
            isOn={draft.isPostToX}
            onChange={(isPostToX) => {
              setAlsoToX(isPostToX);
              change({ isPostToX });
            }}
          />
        )}
        {user.blueskyAccount && (
          <Toggle
            label={strings.bluesky}
            isOn={draft.isPostToBluesky}
            onChange={(isPostToBluesky) => {
              setAlsoToBluesky(isPostToBluesky);
              change({ isPostToBluesky });
            }}
          />
        )}
      </div>
    </Option>
  );
}
