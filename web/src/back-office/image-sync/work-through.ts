/**
 * Works through a list, several items at a time.
 * @param atOnce how many at most
 * @param work must not throw
 * @param stopped asked before each item: once it says true no other item is begun, and those under way are finished
 */
export async function workThrough<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) {
      if (stopped()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
