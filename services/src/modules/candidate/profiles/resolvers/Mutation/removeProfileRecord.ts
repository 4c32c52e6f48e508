import type { MutationRemoveProfileRecordArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { removeRecord } from '../../records/remove-record.ts';

export const removeProfileRecord: Resolver<unknown, MutationRemoveProfileRecordArgs> = async (
  _parent,
  record,
  { services, viewer },
) =>
  mutationResult('removeProfileRecord', await removeRecord(services, signedIn(viewer).candidateId, record), {
    done: ({ kind, id, restorableUntil }) => ({ kind, id, restorableUntil }),
  });
