import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';

type Told = (...told: never[]) => void;

/**
 * A controlled component in a story: stores the value as its parent would, and still calls the story's spy.
 * `name`: the property of the value; the last argument of `onChange` is the next value.
 */
export function controlled<Props extends { onChange?: Told | undefined }>(
  Control: ComponentType<Props>,
  name: Extract<keyof Props, string>,
): ComponentType<Props> {
  function Kept(props: Props) {
    const [value, setValue] = useState<unknown>(props[name]);
    const onChange = (...told: never[]) => {
      props.onChange?.(...told);
      setValue(told.at(-1));
    };
    return <Control {...props} {...{ [name]: value, onChange }} />;
  }
  // What a page of the documentation calls it in its code.
  Kept.displayName = Control.displayName ?? Control.name;
  return Kept;
}

/** Puts it in a column of this width, or narrower where there is less space. */
export const inColumn =
  (width: string): Decorator =>
  (Story) => (
    <div style={{ inlineSize: `min(${width}, 100%)` }}>
      <Story />
    </div>
  );

/** Names what does not fit: what reaches over the sides of the element, and what is wider than its own box. Hidden radios and the like have no width. */
export function findOverflow(within: HTMLElement): string[] {
  const room = within.getBoundingClientRect();
  return [...within.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      return left < room.left - 1 || right > room.right + 1 || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent}`);
}
