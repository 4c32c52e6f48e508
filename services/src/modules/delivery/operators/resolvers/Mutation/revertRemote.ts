import type { MutationRevertRemoteArgs, RevertRemoteDone } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { readInput } from '../../../../../platform/refusals/read-input.ts';
import { revertRemote, type FindBreaks } from '../../../releases/index.ts';
import { actAsOperator } from '../../act-as-operator.ts';
import { revertInput } from '../../inputs.ts';
import { changeResponse } from '../../set-response.ts';

export const revertRemoteWith =
  (findBreaks: FindBreaks): Resolver<unknown, MutationRevertRemoteArgs, RevertRemoteDone> =>
  async (_parent, { input }, context) => {
    operator(context.viewer);
    const { remote, why, dryRun, expected } = readInput(revertInput, input);
    const changed = await actAsOperator(context, { action: 'ROLLBACK', remote, dryRun }, (actor) =>
      revertRemote(context.services, { remote, why, dryRun, expected: expected ?? undefined, actor }, { findBreaks }),
    );
    return { change: changeResponse(changed) };
  };
