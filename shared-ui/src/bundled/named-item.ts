/** The item that is meant by what was typed in full; undefined where none is named so. */
export function namedItem<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item | undefined {
  const typed = text.trim().toLocaleLowerCase();
  return items.find((item) => nameOf(item).toLocaleLowerCase() === typed);
}
