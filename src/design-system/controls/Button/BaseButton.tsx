import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLabels } from '../../labels.ts';
import * as styles from './Button.css.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-disabled' | 'aria-busy' | 'aria-pressed'
>;

export interface BaseButtonProps extends NativeProps {
  /** The name of the action: a verb, said the same everywhere. */
  children: ReactNode;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Cannot be pressed but can still be focused, so that it can be found and its reason read. */
  isDisabled?: boolean | undefined;
  /** Shows and announces a loader instead of the name without changing the width. Cannot be pressed meanwhile. */
  isLoading?: boolean | undefined;
  /** The message announced while loading. */
  loadingLabel?: string | undefined;
  /** Makes it a toggle: whether it is on. Leave the name unchanged, or change the name and leave this out. */
  isPressed?: boolean | undefined;
}

/** The behaviour shared by all buttons: disabled, pressed and busy states, and their accessible descriptions. */
export function BaseButton({
  look,
  type = 'button',
  isDisabled = false,
  isLoading,
  loadingLabel,
  isPressed,
  ...native
}: BaseButtonProps & { look: string }) {
  return (
    <>
      <button
        {...activation(native, isDisabled || isLoading === true)}
        type={type}
        aria-busy={isLoading || undefined}
        aria-pressed={isPressed}
        className={look}
      />
      {isLoading !== undefined && <LoadingStatus isLoading={isLoading} label={loadingLabel} />}
    </>
  );
}

interface LoadingStatusProps {
  isLoading: boolean;
  label: string | undefined;
}

/**
 * Announces beside the button that it is busy; inside, the text would be part of its name. Mounted before it has text,
 * because only a change within a live region is announced.
 */
function LoadingStatus({ isLoading, label }: LoadingStatusProps) {
  const labels = useLabels();
  return (
    <span role="status" className={styles.status}>
      {isLoading && (label ?? labels.loading)}
    </span>
  );
}

type ActivationHandler = 'onClick' | 'onPointerDown' | 'onKeyDown';

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Takes an inactive control's activation away but leaves it focusable, unlike the `disabled` attribute: a button that
 * starts to load must not drop the focus to the page, and its name stays readable. A refused click is also prevented,
 * which keeps a submit button from submitting, by Enter in a field too.
 */
function activation<Props extends object>(props: Props, isInactive: boolean) {
  if (!isInactive) return props;
  const {
    onClick: _click,
    onPointerDown: _pointer,
    onKeyDown: _key,
    ...rest
  } = props as Props & Partial<Record<ActivationHandler, unknown>>;
  return { ...rest, 'aria-disabled': true as const, onClick: refuse };
}
