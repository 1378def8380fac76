import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';

type Listener = (...values: never[]) => void;

/**
 * A controlled component in a story: stores the value as its parent would, and still calls the story's spy.
 * `name`: the property of the value; the last argument of `onChange` is the next value.
 */
export function controlled<Props extends { onChange?: Listener | undefined }>(
  Control: ComponentType<Props>,
  name: Extract<keyof Props, string>,
): ComponentType<Props> {
  function Controlled(props: Props) {
    const [value, setValue] = useState<unknown>(props[name]);
    const onChange = (...values: never[]) => {
      props.onChange?.(...values);
      setValue(values.at(-1));
    };
    return <Control {...props} {...{ [name]: value, onChange }} />;
  }
  // The name that a page of the documentation uses in its code.
  Controlled.displayName = Control.displayName ?? Control.name;
  return Controlled;
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
  const bounds = within.getBoundingClientRect();
  return [...within.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      return (
        left < bounds.left - 1 || right > bounds.right + 1 || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      );
    })
    .map((element) => `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent}`);
}
