/** Nothing is drawn yet, or a region of the screen announces that it is busy. */
export function isStillLoading(): boolean {
  const main = document.getElementById('main');
  return main === null || main.childElementCount === 0 || main.querySelector('[aria-busy="true"]') !== null;
}
