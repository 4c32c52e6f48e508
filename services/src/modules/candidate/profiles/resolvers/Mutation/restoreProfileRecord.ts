import type { MutationRestoreProfileRecordArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { restoreRecord } from '../../records/remove-record.ts';

export const restoreProfileRecord: Resolver<unknown, MutationRestoreProfileRecordArgs> = async (
  _parent,
  record,
  { services, viewer },
) => {
  await restoreRecord(services, signedIn(viewer).candidateId, record);
  return { kind: record.kind, id: record.id };
};
