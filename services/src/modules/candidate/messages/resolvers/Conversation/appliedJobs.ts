import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ConversationResponse } from '../../conversation-response.ts';
import { appliedJobs as jobsApplied } from '../../conversation-relation.store.ts';

const MOST = 5;

export const appliedJobs: Resolver<ConversationResponse> = (pair, _args, { services: { db } }) => jobsApplied(db, pair, MOST);
