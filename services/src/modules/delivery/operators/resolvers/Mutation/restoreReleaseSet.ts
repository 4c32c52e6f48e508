import type { MutationRestoreReleaseSetArgs, RestoreReleaseSetDone } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { readInput } from '../../../../../platform/refusals/read-input.ts';
import { restoreSet, type FindBreaks } from '../../../releases/index.ts';
import { actAsOperator } from '../../act-as-operator.ts';
import { restoreInput } from '../../inputs.ts';
import { changeResponse } from '../../set-response.ts';

export const restoreReleaseSetWith =
  (findBreaks: FindBreaks): Resolver<unknown, MutationRestoreReleaseSetArgs, RestoreReleaseSetDone> =>
  async (_parent, { input }, context) => {
    operator(context.viewer);
    const { sequence, remotes, why, dryRun, expected } = readInput(restoreInput, input);
    const tried = { action: 'ROLLBACK' as const, remote: remotes?.length === 1 ? (remotes[0] ?? null) : null, dryRun };
    const changed = await actAsOperator(context, tried, (actor) =>
      restoreSet(
        context.services,
        { sequence, remotes: remotes ?? undefined, why, dryRun, expected: expected ?? undefined, actor },
        { findBreaks },
      ),
    );
    return { change: changeResponse(changed) };
  };
