/** Whether nothing is rendered yet, or a region of the screen is marked as busy. */
export function isStillLoading(): boolean {
  const main = document.getElementById('main');
  return main === null || main.childElementCount === 0 || main.querySelector('[aria-busy="true"]') !== null;
}
