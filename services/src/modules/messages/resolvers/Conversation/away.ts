import type { Resolver } from '../../../../platform/http/graphql.ts';
import { absenceOf } from '../../presence/availability.store.ts';
import type { ConversationAnswer } from '../../conversation-answer.ts';

export const away: Resolver<ConversationAnswer> = ({ enterpriseId }, _args, { services: { db, now } }) =>
  absenceOf(db, enterpriseId, now());
