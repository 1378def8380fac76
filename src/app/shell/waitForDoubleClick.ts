/**
 * How long a click on text waits for a second press, in ms, counted from its end. The clicks of a double click are about 100 ms apart, and a
 * page that answers within 200 ms still seems immediate.
 */
const patience = 200;

/** People's text in a card that leads somewhere. Links and buttons in it are separate elements and never wait. */
const textSelector = 'article[data-post-id] :is(p, h2, strong)';

/** Whether the point lies on a line of text, instead of beside or below it. */
function isOnText(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
}

/**
 * Lets a double click select a word of a post. The first click would open the post, so a mouse click on its text is delayed until no second
 * press can follow. Touch, keys, links and clicks beside the text act at once. Returns the function that stops this.
 */
export function waitForDoubleClick(): () => void {
  const repeated = new WeakSet<Event>();
  let pointerType = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onPointerDown = (event: PointerEvent) => {
    pointerType = event.pointerType;
    clearTimeout(timer);
  };
  const onClick = (event: MouseEvent) => {
    const { target, detail, button, ctrlKey, metaKey } = event;
    if (repeated.has(event) || pointerType !== 'mouse' || detail !== 1 || button !== 0 || ctrlKey || metaKey) return;
    if (!(target instanceof Element && target.matches(textSelector) && isOnText(target, event))) return;
    event.stopPropagation();
    timer = setTimeout(() => {
      const again = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      repeated.add(again);
      target.dispatchEvent(again);
    }, patience);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('click', onClick, true);
  };
}
