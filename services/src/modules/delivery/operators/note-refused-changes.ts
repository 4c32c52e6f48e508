import { OPERATOR } from '@hirehq/shared-contracts/session';
import type { RefusedMutations } from '../../../platform/http/graphql/mutation-results.ts';
import { isNoted, noteRefusal } from '../releases/index.ts';
import { subjectOfInput } from './inputs.ts';

type Heard = NonNullable<RefusedMutations['revertRemote']>;

/** Notes in the history what an operator was refused. Whoever has no role of operators changes nothing, so they could only fill it. */
const note: Heard = async ({ refusal, args, context: { viewer, services } }) => {
  if (viewer.kind === 'anonymous' || !viewer.roles?.includes(OPERATOR) || !isNoted(refusal)) return;
  const { remote, dryRun } = subjectOfInput(args);
  if (dryRun) return;
  await noteRefusal(services.db, {
    at: services.now(),
    action: 'ROLLBACK',
    by: viewer.email,
    keyId: null,
    remote,
    version: null,
    refusal,
  });
};

export const notedRefusals: RefusedMutations = { restoreReleaseSet: note, revertRemote: note };
