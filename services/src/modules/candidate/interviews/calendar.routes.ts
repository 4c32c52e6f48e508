import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { calendarFile } from './calendar-file.ts';
import { opensCalendar } from './calendar-link.ts';
import { interviewById, namesOf } from './interviews.store.ts';

/** GET /calendar/{id}/interview.ics: signed links only. Returns the interview as it is now, rescheduled or cancelled. */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, now } = services;
  app.get<{ Params: { id: string } }>('/calendar/:id/interview.ics', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const query = new URL(request.url, 'http://localhost').searchParams;
    const interview = isUuid(id) && opensCalendar(services, id, query) ? await interviewById(db, id) : undefined;
    const names = interview && (await namesOf(db, interview.application_id));
    if (!interview || !names) throw new Refusal('NOT_FOUND');
    const file = calendarFile({
      interview,
      job: names.title,
      company: names.establishment_name,
      locale: localeOfRequest(request),
      origin: config.origin,
      now: now(),
    });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept-language')
      .send(file);
  });
}
