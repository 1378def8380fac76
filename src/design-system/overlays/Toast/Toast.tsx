import * as Radix from '@radix-ui/react-toast';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { Glyph } from '../../display/Icon/glyph.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Toast.css.ts';
import { defaultToastLife, type ToastItem, toastLeave } from './toastItem.ts';

/** The letter alone: the library's information sign brings a second circle. */
const InfoMark: Glyph = (props) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" {...props}>
    <path d="M12 6.5v.01M12 11v7" />
  </svg>
);

const signs: Record<ToastItem['tone'], Glyph> = { positive: Check, negative: X, primary: InfoMark };

interface ToastProps {
  toast: ToastItem;
  closeLabel: string;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  onDismiss: () => void;
}

export function Toast({ toast, closeLabel, isPaused, onPausedChange, onDismiss }: ToastProps) {
  const { tone, title, description, action, secondAction, life = defaultToastLife } = toast;
  const [isOpen, setIsOpen] = useState(true);
  const leave = () => {
    setIsOpen(false);
    // Its owner forgets it once it is out of sight.
    setTimeout(onDismiss, toastLeave);
  };
  return (
    <Radix.Root
      open={isOpen}
      className={styles.toast}
      // Radix would take the pointer from a toast that was there before a modal layer opened.
      style={{ pointerEvents: 'auto' }}
      // Only failures interrupt what a screen reader is saying.
      type={tone === 'negative' ? 'foreground' : 'background'}
      duration={life}
      onOpenChange={(next) => !next && leave()}
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
    >
      <span aria-hidden="true" className={styles.sign({ tone })}>
        <Icon glyph={signs[tone]} size="tiny" />
      </span>
      <div className={styles.texts}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
      </div>
      <div className={styles.buttons}>
        {[action, secondAction].map(
          (each) =>
            each && (
              <Radix.Action key={each.label} asChild altText={each.altText ?? each.label} onClick={each.onAction}>
                <Button variant="text" size="small">
                  {each.label}
                </Button>
              </Radix.Action>
            ),
        )}
        <Radix.Close asChild>
          <IconButton size="small" label={closeLabel} icon={<Icon glyph={X} />} />
        </Radix.Close>
      </div>
      <span aria-hidden="true" className={styles.lifeLine({ tone, isPaused })} style={inlineVars({ [styles.life]: `${life}ms` })} />
    </Radix.Root>
  );
}
