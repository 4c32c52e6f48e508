// Generated from remote-details.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RemoteVersionState, CanaryState, CanarySignal, LoadFailureCause } from '@hirehq/shared-contracts/graphql/types';

export type RemoteDetailsQueryVariables = {
  remote: string;
  hours: number;
};

export type RemoteDetailsQuery = { readonly remoteHealth: { readonly remote: string, readonly versions: ReadonlyArray<{ readonly version: string, readonly isLive: boolean, readonly loads: { readonly loads: number, readonly failed: number, readonly steppedBack: number, readonly readyP50Ms: number | null, readonly readyP95Ms: number | null, readonly longTaskP95Ms: number | null }, readonly failures: ReadonlyArray<{ readonly cause: LoadFailureCause, readonly count: number }>, readonly hours: ReadonlyArray<{ readonly hour: string, readonly loads: { readonly loads: number, readonly failed: number, readonly steppedBack: number } }> }> }, readonly remoteVersions: ReadonlyArray<{ readonly version: string, readonly state: RemoteVersionState, readonly contract: string, readonly publishedBy: string, readonly publishedAt: string, readonly files: number, readonly bytes: number }>, readonly releaseCanaries: ReadonlyArray<{ readonly id: string, readonly version: string, readonly against: string, readonly share: number, readonly state: CanaryState, readonly why: string, readonly by: string, readonly startedAt: string, readonly endsAt: string, readonly endedAt: string | null, readonly decision: string | null, readonly signals: ReadonlyArray<{ readonly signal: CanarySignal, readonly evidence: number, readonly threshold: number, readonly visitsToTell: number | null, readonly live: { readonly visits: number, readonly failures: number }, readonly canary: { readonly visits: number, readonly failures: number } }> }> };

export const RemoteDetailsDocument: Operation<RemoteDetailsQuery, RemoteDetailsQueryVariables> = {
  name: 'RemoteDetails',
  kind: 'query',
  text: "query RemoteDetails($remote:String!$hours:Int!){remoteHealth(remote:$remote hours:$hours){remote versions{version isLive loads{loads failed steppedBack readyP50Ms readyP95Ms longTaskP95Ms}failures{cause count}hours{hour loads{loads failed steppedBack}}}}remoteVersions(remote:$remote){version state contract publishedBy publishedAt files bytes}releaseCanaries(remote:$remote){...CanaryFigures}}fragment CanaryFigures on ReleaseCanary{id version against share state why by startedAt endsAt endedAt decision signals{signal live{visits failures}canary{visits failures}evidence threshold visitsToTell}}",
};
