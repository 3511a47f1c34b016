/** The list with one entry moved; the list itself where there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  if (to < 0 || to >= items.length) return moved;
  const [item] = moved.splice(from, 1);
  if (item !== undefined) moved.splice(to, 0, item);
  return moved;
}
