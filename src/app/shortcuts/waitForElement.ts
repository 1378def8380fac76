/** Looks for an element in every frame and calls back with it once it exists; gives up after `patience` milliseconds. */
export function waitForElement<T>(find: () => T | null | undefined, act: (found: T) => void, patience: number): void {
  const end = performance.now() + patience;
  const look = () => {
    const found = find();
    if (found) act(found);
    else if (performance.now() < end) requestAnimationFrame(look);
  };
  look();
}
