/** Does something right after the next frame is drawn, which it then cannot hold up. In a hidden tab, once it is seen again. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
