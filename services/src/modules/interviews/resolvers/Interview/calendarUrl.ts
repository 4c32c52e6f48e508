import type { Resolver } from '../../../../platform/http/graphql.ts';
import { calendarLink } from '../../calendar-link.ts';
import type { InterviewAnswer } from '../../interview-answer.ts';

export const calendarUrl: Resolver<InterviewAnswer> = ({ id, status }, _args, { services }) =>
  status === 'X' ? null : calendarLink(services, id);
