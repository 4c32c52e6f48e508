import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { usualReply as replyUsually } from '../../presence/usual-reply.ts';

export const usualReply: Resolver<{ id: string }> = ({ id }, _args, { services }) => replyUsually(services, id);
