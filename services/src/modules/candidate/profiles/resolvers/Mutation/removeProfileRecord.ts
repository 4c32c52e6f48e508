import type { MutationRemoveProfileRecordArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { removeRecord } from '../../records/remove-record.ts';

export const removeProfileRecord: Resolver<unknown, MutationRemoveProfileRecordArgs> = async (
  _parent,
  record,
  { services, viewer },
) => {
  const restorableUntil = await removeRecord(services, signedIn(viewer).candidateId, record);
  return { kind: record.kind, id: record.id, restorableUntil };
};
