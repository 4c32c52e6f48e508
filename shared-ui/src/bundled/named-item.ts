/** The item whose name was typed in full; undefined if no item has that name. */
export function namedItem<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item | undefined {
  const typed = text.trim().toLocaleLowerCase();
  return items.find((item) => nameOf(item).toLocaleLowerCase() === typed);
}
