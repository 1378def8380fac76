import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/native.ts';
import { Heading, Text } from '../../typography/index.ts';
import type { Tone } from '../../vocabulary.ts';
import type { IconSlot } from '../Icon/glyph.ts';
import { drawIcon } from '../Icon/Icon.tsx';
import * as styles from './StateMessage.css.ts';

/** `page` replaces a list; `row` is one line high, for a small part that is empty or failed. */
export const stateMessageForms = ['page', 'row'] as const;
export type StateMessageForm = (typeof stateMessageForms)[number];

export interface StateMessageProps extends ElementProps<'div', 'title' | 'role'> {
  /** The title: one short line. */
  title: string;
  /** Heading level of the title: 1 where the message is the whole screen. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** One sentence: the reason, or what to do next. */
  children?: ReactNode;
  form?: StateMessageForm | undefined;
}

interface LayoutProps extends StateMessageProps {
  tone: Extract<Tone, 'primary' | 'negative'>;
  icon: IconSlot;
  action?: ReactNode;
  role?: 'alert' | undefined;
}

/** The one layout of empty and failed states: disc, title, sentence, a single action. */
export function StateLayout({ title, level = 2, children, form = 'page', tone, icon, action, role, ...native }: LayoutProps) {
  return (
    <div {...native} className={styles.layout({ form })}>
      <span className={styles.disc({ tone, form })}>{drawIcon(icon, form === 'page' ? 'large' : 'medium')}</span>
      <div className={styles.texts({ form })} role={role}>
        <Heading level={level} size={form === 'page' ? 'title' : 'body'}>
          {title}
        </Heading>
        {children !== undefined && (
          <p className={styles.sentence}>
            <Text size={form === 'page' ? 'body' : 'small'}>{children}</Text>
          </p>
        )}
      </div>
      {action}
    </div>
  );
}

export interface EmptyStateProps extends StateMessageProps {
  icon: IconSlot;
  /** The one thing to do next, as a `Button` or `LinkButton`. */
  action?: ReactNode;
}

/** For an empty list or screen that isn't a failure: suggests what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return <StateLayout {...props} tone="primary" />;
}
