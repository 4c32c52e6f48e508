import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { calendarLink } from '../../calendar-link.ts';
import type { InterviewResponse } from '../../interview-response.ts';

export const calendarUrl: Resolver<InterviewResponse> = ({ id, status }, _args, { services }) =>
  status === 'X' ? null : calendarLink(services, id);
