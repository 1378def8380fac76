export { type ButtonSize, type ButtonTone, type ButtonVariant, buttonSizes, buttonTones, buttonVariants } from './Button.css.ts';
export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
