import type { MutationBlockEmployerArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { blockEmployer as block } from '../../block-employer.ts';

export const blockEmployer: Resolver<unknown, MutationBlockEmployerArgs> = async (
  _parent,
  { enterpriseId, blocked },
  { services, viewer },
) => ({ conversation: await block(services, { candidateId: signedIn(viewer).candidateId, enterpriseId, blocked }) });
