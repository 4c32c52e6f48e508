import type { JobFacet } from '@hirehq/shared-contracts/graphql/types';

/** How many matches share these values; `days` is the smallest step of DAY_STEPS they were posted within. */
export interface FacetCell {
  employment_type: string | null;
  work_mode: string | null;
  experience_level: string | null;
  remote: boolean;
  easy_apply: boolean;
  days: number;
  count: number;
  /** Those of them that match in the title. */
  titled: number;
}

/** What the visitor has narrowed by; a facet counts as if its own choice were not made. */
export interface FacetChoice {
  employmentTypes: readonly string[];
  workModes: readonly string[];
  experienceLevels: readonly string[];
  remote: boolean;
  easyApply: boolean;
  postedWithinDays: number | undefined;
}

export const NO_CHOICE: FacetChoice = {
  employmentTypes: [],
  workModes: [],
  experienceLevels: [],
  remote: false,
  easyApply: false,
  postedWithinDays: undefined,
};

export const isChosen = (choice: FacetChoice): boolean =>
  choice.employmentTypes.length + choice.workModes.length + choice.experienceLevels.length > 0 ||
  choice.remote ||
  choice.easyApply ||
  choice.postedWithinDays !== undefined;

export const DAY_STEPS = [1, 3, 7, 14, 30] as const;
export const OLDER = 1_000_000;

type Field = 'employmentTypes' | 'workModes' | 'experienceLevels' | 'remote' | 'easyApply' | 'postedWithinDays';

function fits(cell: FacetCell, choice: FacetChoice): Record<Field, boolean> {
  const chosen = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  return {
    employmentTypes: chosen(choice.employmentTypes, cell.employment_type),
    workModes: chosen(choice.workModes, cell.work_mode),
    experienceLevels: chosen(choice.experienceLevels, cell.experience_level),
    remote: !choice.remote || cell.remote,
    easyApply: !choice.easyApply || cell.easy_apply,
    postedWithinDays: choice.postedWithinDays === undefined || cell.days <= choice.postedWithinDays,
  };
}

/** Totals and facets of a cube of matches; `scale` is 1 unless the cube covers only a part of them. */
export function countFacets(
  cells: readonly FacetCell[],
  choice: FacetChoice,
  scale: number,
): { total: number; facets: JobFacet[] } {
  const counts: Record<Field, Map<string, number>> = {
    employmentTypes: new Map(),
    workModes: new Map(),
    experienceLevels: new Map(),
    remote: new Map(),
    easyApply: new Map(),
    postedWithinDays: new Map(),
  };
  let total = 0;
  for (const cell of cells) {
    const fit = fits(cell, choice);
    const misses = Object.values(fit).filter((ok) => !ok).length;
    if (misses === 0) total += cell.count;
    const add = (field: Field, value: string | null) => {
      if (value !== null && misses - Number(!fit[field]) === 0)
        counts[field].set(value, (counts[field].get(value) ?? 0) + cell.count);
    };
    add('employmentTypes', cell.employment_type);
    add('workModes', cell.work_mode);
    add('experienceLevels', cell.experience_level);
    if (cell.remote) add('remote', 'true');
    if (cell.easy_apply) add('easyApply', 'true');
    for (const step of DAY_STEPS) if (cell.days <= step) add('postedWithinDays', String(step));
  }
  const scaled = (count: number) => Math.round(count * scale);
  const facets = Object.entries(counts).map(([field, values]) => ({
    field,
    values: [...values]
      .map(([value, count]) => ({ value, count: scaled(count) }))
      .toSorted((a, b) =>
        field === 'postedWithinDays' ? Number(a.value) - Number(b.value) : b.count - a.count || a.value.localeCompare(b.value),
      ),
  }));
  return { total: scaled(total), facets };
}
