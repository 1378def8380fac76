/** As many tabs as have ids of their own; see `Ids`. */
const lanes = 24;

/** Takes a lock, if it is free, for as long as the tab lives. */
const take = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
    // WebKit rejects it when the page is left.
    held.catch(() => resolve(false));
  });

/** The first lane that no other tab of this browser writes in. */
export async function takeLane(): Promise<number> {
  for (let lane = 0; lane < lanes; lane += 1) if (await take(`sez-mock-lane-${lane}`)) return lane;
  return lanes;
}
