import { useApiMutation } from '@hirehq/shared-ui';
import { LivePlatform, ReleaseHistory, ReleaseSets, RemoteDetails } from '../../shared/generated/queries.ts';
import { RestoreReleaseSetDocument, RevertRemoteDocument } from './revert-release.graphql.ts';

/** What an operator makes live again: the version of a remote that was live before, or all members of an earlier set. */
export type RevertTarget = { kind: 'remote'; remote: string; version: string } | { kind: 'set'; sequence: number };

const FAILURES = {
  CONTRACT_BROKEN: 'revert.refused.contract',
  REMOTE_LOCKED: 'revert.refused.locked',
  RELEASE_REFUSED: 'revert.refused.release',
  CONFLICT: 'revert.refused.changed',
} as const;

interface Asked {
  why: string;
  dryRun: boolean;
  /** The live set as the operator has seen it. */
  expected: number | null;
}

/** Makes it live again, or says with `dryRun` what would change. */
export function useReleaseChange(target: RevertTarget, { invalidates = true } = {}) {
  const options = {
    failures: FAILURES,
    ...(invalidates && { invalidates: [LivePlatform, ReleaseSets, ReleaseHistory, RemoteDetails] }),
  };
  const remote = useApiMutation(RevertRemoteDocument, options);
  const set = useApiMutation(RestoreReleaseSetDocument, options);
  return (asked: Asked) =>
    target.kind === 'remote'
      ? remote.run({ input: { remote: target.remote, ...asked } })
      : set.run({ input: { sequence: target.sequence, remotes: null, ...asked } });
}
