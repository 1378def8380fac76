/** Paths visited since the page was loaded, oldest first. The browser does not tell how far back the history is ours. */
const visited: string[] = [];
let depth = 0;

/** Counts a navigation. `isReturn` when the browser's own buttons made it. */
export function noteVisit(path: string, isReturn: boolean): void {
  if (visited.at(-1) === path) return;
  depth = isReturn ? Math.max(0, depth - 1) : visited.length === 0 ? 0 : depth + 1;
  visited.push(path);
}

/** Whether history.back() stays inside the application, and the last other path that was visited. */
export function stepsInside(current: string): { canGoBack: boolean; previous: string | undefined } {
  return { canGoBack: depth > 0, previous: visited.findLast((path) => path !== current) };
}
