import { foldText } from '@hirehq/shared-contracts/fold-text';
import { TITLE_CATALOGUE } from './title-catalogue.ts';
import { UNIT_GROUP_OF } from './unit-groups.ts';

const NAMED: ReadonlyMap<string, string> = new Map(
  TITLE_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms].map((each) => [foldText(each), name] as const)),
);

/** Digits of a code that two titles share, of a work group of three digits at least: 3 for nurses and midwives. */
function sharedDigits(one: string, other: string): number {
  if (one === other) return 4;
  return one.slice(0, 3) === other.slice(0, 3) ? 3 : one.slice(0, 2) === other.slice(0, 2) ? 2 : 0;
}

/** The title of the catalogue that this folded text names, by any of its names. */
export const titleNamed = (folded: string): string | undefined => NAMED.get(folded) ?? NAMED.get(folded.replace(/s$/, ''));

/** Titles of the catalogue for work like that of this one, the most alike first: of its unit group, then of the groups around it. */
export function relatedTitles(name: string): string[] {
  const own = UNIT_GROUP_OF.get(name);
  if (own === undefined) return [];
  return [...UNIT_GROUP_OF]
    .map(([other, group]) => ({ other, shared: other === name ? 0 : sharedDigits(own, group) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ other }) => other);
}
