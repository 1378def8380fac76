/** Runs a function right after the next frame, so that it can't delay it. In a hidden tab it runs once the tab is visible again. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
