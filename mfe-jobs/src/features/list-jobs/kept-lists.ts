import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { ListPlace } from './list-place.ts';

export interface KeptList {
  /** The search and who asked. */
  key: string;
  pages: readonly SearchJobsQuery['jobs'][];
  place: ListPlace | undefined;
}

/** Lists left behind, newest last, so that Back finds its place; for each shell its own. */
const leftIn = new WeakMap<object, KeptList[]>();
const KEPT = 8;

export function keptList(shell: object, key: string): KeptList | undefined {
  return leftIn.get(shell)?.find((list) => list.key === key);
}

export function keepList(shell: object, list: KeptList): void {
  const others = (leftIn.get(shell) ?? []).filter(({ key }) => key !== list.key);
  leftIn.set(shell, [...others, list].slice(-KEPT));
}
