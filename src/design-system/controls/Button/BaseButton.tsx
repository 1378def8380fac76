import type { ComponentPropsWithRef, ReactNode } from 'react';
import { activation } from '../../private/press/activation.ts';
import { LoadingStatus } from './LoadingStatus.tsx';

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
  /** Shows a loader in the name's place without changing the width, and says so. Cannot be pressed meanwhile. */
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
