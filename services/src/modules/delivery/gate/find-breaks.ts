import type { Break, BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { droppedEvents, isOfServices, missedEvents } from './rules/events.ts';
import { deadLinks, missedPages, missedSlots } from './rules/pages.ts';
import { missedCalls, missedOperations } from './rules/services.ts';
import { missedContract, missedMembers, missedModules, missedNames } from './rules/shell.ts';
import type { ServiceContracts } from './service-contracts.ts';
import { withVersion, worldOf, type Finding, type Rule, type World } from './world.ts';

/** Everything that may run in a page at a time. */
export interface Standing {
  /** The current release of every remote, and of the shell. */
  members: readonly BuiltRelease[];
  /** Releases that some visitors have in place of a member. */
  canaries?: readonly BuiltRelease[];
  /** Releases that a page falls back to. They are read for what they use, not for what they offer: a fallback is a short-lived state. */
  fallbacks?: readonly BuiltRelease[];
}

const RULES: readonly Rule[] = [
  missedContract,
  missedMembers,
  missedNames,
  missedModules,
  missedEvents,
  droppedEvents,
  missedPages,
  missedSlots,
  missedOperations,
  missedCalls,
];

const missedIn = (release: BuiltRelease, world: World): Finding[] => RULES.flatMap((rule) => rule(release, world));

const missedByAll = (world: World): Finding[] => [
  ...world.members.flatMap((member) => missedIn(member, world)),
  ...deadLinks(undefined, world.services.links, world),
];

function findingsOf({ members, canaries = [], fallbacks = [] }: Standing, services: ServiceContracts): Finding[] {
  const world = worldOf(members, services);
  const found = [
    ...missedByAll(world),
    ...canaries.flatMap((canary) => missedByAll(withVersion(world, canary))),
    ...fallbacks.flatMap((fallback) => missedIn(fallback, withVersion(world, fallback))),
  ];
  return [...new Map(found.map((each) => [`${each.consumer} ${each.what} ${each.missing}`, each])).values()];
}

const breakOf = ({ consumer, missing, use }: Finding): Break => ({ consumer, missing, use });

/** Everything that something in a complete set uses and the set does not offer, whether it was ever there or not. */
export const findBreaks = (standing: Standing, services: ServiceContracts): Break[] =>
  findingsOf(standing, services).map(breakOf);

const keyOf = ({ reader, what }: Finding): string => `${reader?.remote ?? 'services'} ${what}`;

/**
 * What a change would break: findings that only the set after it has. What was missing before, whatever version missed it, is not
 * its doing. A page, slot or event that nobody had before may be missing for a release that would use it: the platform runs without.
 */
export function newBreaks(before: Standing, after: Standing, services: ServiceContracts): Break[] {
  const known = new Set(findingsOf(before, services).map(keyOf));
  const world = worldOf(before.members, services);
  const missedBefore = new Map<BuiltRelease | undefined, ReadonlySet<string>>();
  const wasAbsent = ({ reader, what, isAbsent }: Finding): boolean => {
    if (!isAbsent) return false;
    const missed =
      missedBefore.get(reader) ??
      new Set((reader ? missedIn(reader, world) : deadLinks(undefined, services.links, world)).map((each) => each.what));
    missedBefore.set(reader, missed);
    return missed.has(what);
  };
  return findingsOf(after, services)
    .filter((each) => !known.has(keyOf(each)) && !wasAbsent(each))
    .map(breakOf);
}

/** What releases would miss of the services alone, with these contracts: of those that visitors have, and of their fallbacks. */
export function missedOfServices(standing: Standing, services: ServiceContracts): { live: Break[]; fallbacks: Break[] } {
  const world = worldOf(standing.members, services);
  const missed = (releases: readonly BuiltRelease[]): Break[] =>
    releases
      .flatMap((release) => [
        ...missedOperations(release, world),
        ...missedCalls(release, world),
        ...missedEvents(release, world).filter((each) => isOfServices(each, services)),
      ])
      .map(breakOf);
  return { live: missed([...standing.members, ...(standing.canaries ?? [])]), fallbacks: missed(standing.fallbacks ?? []) };
}
