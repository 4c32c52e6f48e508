import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { absenceOf } from '../../presence/availability.store.ts';
import type { ConversationResponse } from '../../conversation-response.ts';

export const away: Resolver<ConversationResponse> = ({ enterpriseId }, _args, { services: { db, now } }) =>
  absenceOf(db, enterpriseId, now());
