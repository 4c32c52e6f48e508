import type { MutationRestoreReleaseSetArgs, RestoreReleaseSetDone } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { readInput } from '../../../../../platform/refusals/read-input.ts';
import { restoreSet, type FindBreaks } from '../../../releases/index.ts';
import { restoreInput } from '../../inputs.ts';
import { operatorActor } from '../../operator-actor.ts';
import { changeResponse } from '../../set-response.ts';

export const restoreReleaseSetWith =
  (findBreaks: FindBreaks): Resolver<unknown, MutationRestoreReleaseSetArgs, RestoreReleaseSetDone> =>
  async (_parent, { input }, { services, viewer }) => {
    const actor = operatorActor(viewer);
    const { remotes, expected, ...wished } = readInput(restoreInput, input);
    const change = { ...wished, remotes: remotes ?? undefined, expected: expected ?? undefined, actor };
    return { change: changeResponse(await restoreSet(services, change, { findBreaks })) };
  };
