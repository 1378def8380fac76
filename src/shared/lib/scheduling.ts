/** Yields to a frame or other waiting tasks. Unlike a timer it isn't throttled in a hidden tab. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs a function right after the next frame, so that it can't delay it. In a hidden tab it runs once the tab is visible again. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
