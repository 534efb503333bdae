/** Maximum requests in flight, as for all work on many records: docs/rules/network.md, 'Muitos de uma vez'. */
const maxAtOnce = 4;

interface Pool {
  atOnce?: number;
  /** Starts no further item; pending ones are awaited. */
  isOver?: () => boolean;
}

/** Processes items in order, a few at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
  { atOnce = maxAtOnce, isOver = () => false }: Pool = {},
): Promise<void> {
  const left = items.entries();
  const run = async () => {
    for (const [index, item] of left) {
      if (isOver()) return;
      await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
