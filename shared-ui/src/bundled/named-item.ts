import { foldText } from '@hirehq/shared-contracts/fold-text';

/** The item whose name was typed in full; undefined if no item has that name. */
export function namedItem<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item | undefined {
  const typed = foldText(text);
  const named = items.filter((item) => foldText(nameOf(item)) === typed);
  const exact = (item: Item) => nameOf(item).toLocaleLowerCase() === text.trim().toLocaleLowerCase();
  return named.find(exact) ?? named[0];
}
