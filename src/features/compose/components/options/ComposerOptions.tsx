import { useSetAtom } from 'jotai';
import { Bell, ChevronDown, ChevronUp, MessageCircle, Share } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, Icon, SegmentedControl, Text } from '@/design-system';
import { numericInput } from '@/design-system/controls/TextField/numericInput.ts';
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
      <span className={styles.optionText}>
        <span className={styles.optionName} id={id}>
          {name}
        </span>
        {hint}
      </span>
      {children}
    </div>
  );
}

const who = ['anyone', 'followed'] as const;

function WhoCanReply({ composer: { draft, change } }: { composer: Composer }) {
  const hint = !draft.isAnyoneCanReply && <span className={styles.optionHint}>{strings.followedHint}</span>;
  return (
    <Option icon={<Icon glyph={MessageCircle} />} name={strings.whoCanReply} hint={hint}>
      <SegmentedControl
        label={strings.whoCanReply}
        isLabelHidden
        size="small"
        options={who.map((value) => ({ value, label: strings[value] }))}
        value={draft.isAnyoneCanReply ? 'anyone' : 'followed'}
        onChange={(chosen) => change({ isAnyoneCanReply: chosen === 'anyone' })}
      />
    </Option>
  );
}

/** One row that says which alerts are set, and opens to change them. */
function WeighInAlerts({ composer: { draft, problems, change } }: { composer: Composer }) {
  const id = useId();
  const problemId = useId();
  const wrong = problems.alerts === undefined ? [] : wrongAlerts(draft.alerts);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || problems.alerts !== undefined;
  const summary = draft.alerts.filter((alert) => alert !== '').join(' · ') || strings.off;
  const hint = isOpen && <span className={styles.optionHintWide}>{strings.alertsHint}</span>;
  const type = (slot: number, typed: string) => {
    const digits = typed.replace(/^0+/, '').slice(0, 6);
    change({ alerts: draft.alerts.map((alert, at) => (at === slot ? digits : alert)) });
  };
  return (
    <Option icon={<Icon glyph={Bell} />} name={strings.alerts} id={id} hint={hint}>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        aria-label={strings.alertsAre(summary)}
        aria-expanded={isOpen}
        onClick={() => setIsOpened(!isOpen)}
      >
        <span className={styles.opens}>
          {summary}
          <Icon glyph={isOpen ? ChevronUp : ChevronDown} size="compact" />
        </span>
      </Button>
      {isOpen && (
        <div className={styles.alerts} role="group" aria-labelledby={id}>
          {draft.alerts.map((alert, slot) => (
            <input
              key={slot}
              className={styles.alert}
              {...numericInput((typed) => type(slot, typed))}
              autoComplete="off"
              aria-label={strings.alert(slot + 1)}
              aria-invalid={wrong[slot]}
              aria-describedby={wrong[slot] ? problemId : undefined}
              placeholder={strings.off}
              value={alert}
            />
          ))}
        </div>
      )}
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
