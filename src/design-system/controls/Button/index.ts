export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
export { type ButtonSize, buttonSizes, type ButtonTone, buttonTones, type ButtonVariant, buttonVariants } from './Button.css.ts';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
