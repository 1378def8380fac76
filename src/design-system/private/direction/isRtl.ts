/** Whether the text around an element runs from right to left; read when a key is pressed, so it is always current. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
