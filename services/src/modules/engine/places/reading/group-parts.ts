import { foldText } from '../../skills/index.ts';
import { SCORES, type Group } from './candidate.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import { nameAfterArea } from './name-after-area.ts';
import { nameAlone } from './name-alone.ts';
import { nameWithin } from './name-within.ts';
import type { PlaceNames } from './place-names.ts';
import type { Part } from './split-location.ts';

const MOST_TOGETHER = 4;

const keyOf = ({ country_code, state_code }: GazetteerRow) => `${country_code}.${state_code}`;

/** Parts of which every one is a state are a list: 'California, Nevada, Missouri', not 'Puebla, PUE, México' with the letters of its first. */
function isListOfStates(parts: readonly Part[], names: PlaceNames): boolean {
  if (parts.length < 3 || new Set(parts.map(({ text }) => foldText(text))).size < parts.length) return false;
  const named = parts.map(({ text }) => names.states(text).map(keyOf));
  const lettered = parts.map(({ text }) => names.codes(text).flatMap(({ state }) => (state ? keyOf(state) : [])));
  return parts.every(
    (_, index) =>
      (named[index]?.length || lettered[index]?.length) &&
      !lettered[index]?.some((state) => named.some((others, at) => at !== index && others.includes(state))),
  );
}

/** The grouping of neighbouring parts in which they belong together best. */
export function groupsOf(parts: readonly Part[], names: PlaceNames): Group[] {
  const mayJoin = !isListOfStates(parts, names);
  const best: { score: number; group: Group | undefined; from: number }[] = [{ score: 0, group: undefined, from: 0 }];
  for (let end = 1; end <= parts.length; end++) {
    for (let from = end - 1; from >= Math.max(0, end - MOST_TOGETHER); from--) {
      const some = parts.slice(from, end);
      if (some.length > 1 && (!mayJoin || some.slice(1).some(({ join }) => join === 'break'))) continue;
      const [first] = some;
      if (!first) continue;
      const groups = some.length === 1 ? [nameAlone(first, names)] : [nameWithin(some, names), nameAfterArea(some, names)];
      for (const group of groups) {
        if (!group) continue;
        const isParted = first.join === 'hyphen' ? SCORES.parted : 0;
        const score = (best[from]?.score ?? 0) + group.score + isParted;
        const known = best[end];
        // Of equal ones that with fewer groups, which comes last.
        if (!known || score >= known.score) best[end] = { score, group, from };
      }
    }
  }
  const found: Group[] = [];
  for (let end = parts.length; end > 0; end = best[end]?.from ?? 0) {
    const { group } = best[end] ?? {};
    if (group) found.unshift(group);
  }
  return found;
}
