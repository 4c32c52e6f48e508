import type { MutationRevertRemoteArgs, RevertRemoteDone } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { readInput } from '../../../../../platform/refusals/read-input.ts';
import { revertRemote, type FindBreaks } from '../../../releases/index.ts';
import { revertInput } from '../../inputs.ts';
import { operatorActor } from '../../operator-actor.ts';
import { changeResponse } from '../../set-response.ts';

export const revertRemoteWith =
  (findBreaks: FindBreaks): Resolver<unknown, MutationRevertRemoteArgs, RevertRemoteDone> =>
  async (_parent, { input }, { services, viewer }) => {
    const actor = operatorActor(viewer);
    const { expected, ...wished } = readInput(revertInput, input);
    return {
      change: changeResponse(await revertRemote(services, { ...wished, expected: expected ?? undefined, actor }, { findBreaks })),
    };
  };
