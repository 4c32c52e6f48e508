import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ConversationAnswer } from '../../conversation-answer.ts';
import { appliedJobs as jobsApplied } from '../../standing.store.ts';

const MOST = 5;

export const appliedJobs: Resolver<ConversationAnswer> = (pair, _args, { services: { db } }) => jobsApplied(db, pair, MOST);
