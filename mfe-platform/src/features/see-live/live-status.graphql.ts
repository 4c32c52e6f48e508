// Generated from live-status.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RemoteBudgetName, ReleaseSetCause, CanaryState, CanarySignal } from '@hirehq/shared-contracts/graphql/types';

export type LivePlatformQueryVariables = {
  hours: number;
};

export type LivePlatformQuery = { readonly platformStatus: { readonly platform: string, readonly contract: string, readonly set: { readonly sequence: number, readonly cause: ReleaseSetCause, readonly why: string, readonly by: string, readonly createdAt: string, readonly changes: ReadonlyArray<{ readonly remote: string, readonly from: string | null, readonly to: string | null }> } | null, readonly remotes: ReadonlyArray<{ readonly remote: string, readonly version: string, readonly revertsTo: string | null, readonly lock: { readonly why: string, readonly by: string, readonly lockedAt: string } | null, readonly canary: { readonly id: string, readonly version: string, readonly against: string, readonly share: number, readonly state: CanaryState, readonly why: string, readonly by: string, readonly startedAt: string, readonly endsAt: string, readonly endedAt: string | null, readonly decision: string | null, readonly signals: ReadonlyArray<{ readonly signal: CanarySignal, readonly evidence: number, readonly threshold: number, readonly visitsToTell: number | null, readonly live: { readonly visits: number, readonly failures: number }, readonly canary: { readonly visits: number, readonly failures: number } }> } | null, readonly budgets: ReadonlyArray<{ readonly name: RemoteBudgetName, readonly declared: number | null, readonly measured: number | null }>, readonly loads: { readonly loads: number, readonly failed: number, readonly steppedBack: number, readonly readyP50Ms: number | null, readonly readyP95Ms: number | null, readonly longTaskP95Ms: number | null } }>, readonly processes: ReadonlyArray<{ readonly id: string, readonly set: number, readonly seenAt: string }> } };

export const LivePlatformDocument: Operation<LivePlatformQuery, LivePlatformQueryVariables> = {
  name: 'LivePlatform',
  kind: 'query',
  text: "query LivePlatform($hours:Int!){platformStatus(hours:$hours){platform contract set{sequence cause why by createdAt changes{remote from to}}remotes{remote version revertsTo lock{why by lockedAt}canary{...CanaryFigures}budgets{name declared measured}loads{loads failed steppedBack readyP50Ms readyP95Ms longTaskP95Ms}}processes{id set seenAt}}}fragment CanaryFigures on ReleaseCanary{id version against share state why by startedAt endsAt endedAt decision signals{signal live{visits failures}canary{visits failures}evidence threshold visitsToTell}}",
};
