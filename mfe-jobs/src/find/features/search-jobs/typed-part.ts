import { foldText } from '@hirehq/shared-contracts/fold-text';

/**
 * Where a name contains the typed text, compared as searches compare it: [first, end), in UTF-16 units. Words that begin with it come
 * first; undefined if none does.
 */
export function typedPart(name: string, typed: string): [from: number, to: number] | undefined {
  const wanted = foldText(typed);
  if (!wanted) return undefined;
  for (const { index } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu))
    for (let to = index + 1; to <= name.length; to += 1) {
      const found = foldText(name.slice(index, to));
      if (found === wanted) return [index, to];
      if (found.length > wanted.length) break;
    }
  return undefined;
}
