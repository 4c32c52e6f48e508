import type { Break, BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { newBreaks, type Standing } from './find-breaks.ts';
import { serviceContracts, type ServiceContracts } from './service-contracts.ts';

export interface Gate {
  /** What a change of the live set would break. */
  ofChange(change: { before: Standing; after: readonly BuiltRelease[] }): Break[];
}

const isSame = (one: BuiltRelease, other: BuiltRelease) => one.remote === other.remote && one.version === other.version;

/** What stands after a change: a page falls back to the version that was current, and a canary that was promoted is none any more. */
function standingAfter({ members, canaries = [], fallbacks = [] }: Standing, after: readonly BuiltRelease[]): Required<Standing> {
  const replaced = members.filter(({ remote }) => after.some((member) => member.remote === remote));
  const left = replaced.filter((member) => !after.some((other) => isSame(member, other)));
  const isLeft = ({ remote }: BuiltRelease) => left.some((member) => member.remote === remote);
  const isMember = (release: BuiltRelease) => after.some((member) => isSame(member, release));
  const isDeployed = ({ remote }: BuiltRelease) => after.some((member) => member.remote === remote);
  return {
    members: after,
    canaries: canaries.filter((canary) => !isMember(canary)),
    fallbacks: [...fallbacks.filter((fallback) => isDeployed(fallback) && !isLeft(fallback)), ...left],
  };
}

/** Compares releases with what these services offer, which is read once it is needed. */
export function createGate(contracts?: ServiceContracts): Gate {
  let services = contracts;
  const known = () => (services ??= serviceContracts());
  return { ofChange: ({ before, after }) => newBreaks(before, standingAfter(before, after), known()) };
}
