import healthOccupations from './data/health-occupations.json' with { type: 'json' };
import unitGroups from './data/unit-groups.json' with { type: 'json' };

/** Unit group of ISCO-08 of each title of the catalogue. */
export const UNIT_GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(unitGroups).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);

/** True for a unit group of ISCO-08 of work for people's health: not of animals, nor of the safety of workplaces. */
export const isHealthGroup = (group: string): boolean => healthOccupations.unitGroups.some((start) => group.startsWith(start));
