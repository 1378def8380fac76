/** Maximum number of tabs with ids of their own; see `Ids`. */
const partitions = 24;

/** Takes a lock, if it is free, for as long as the tab lives. */
const take = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
    // WebKit rejects it when the page is left.
    request.catch(() => resolve(false));
  });

/** The first partition that no other tab of this browser writes in. */
export async function takePartition(): Promise<number> {
  for (let partition = 0; partition < partitions; partition += 1) if (await take(`sez-mock-partition-${partition}`)) return partition;
  return partitions;
}
