import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';

type Told = (...told: never[]) => void;

/**
 * A control as a story shows it: it keeps the value that its parent would keep, and still tells the story's spy.
 * `name`: the property that holds the value; the last thing that `onChange` says is the next one.
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

/** Stands in a column of this width, or narrower where there is less room. */
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
