import type { QueryInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { interviewResponse } from '../../interview-response.ts';
import { interviewOfCandidate } from '../../interviews.store.ts';

export const interview: Resolver<unknown, QueryInterviewArgs> = async (_parent, { id }, { services: { db }, viewer }) => {
  const { candidateId } = signedIn(viewer);
  const row = isUuid(id) ? await interviewOfCandidate(db, candidateId, id) : undefined;
  return row ? interviewResponse(row) : null;
};
