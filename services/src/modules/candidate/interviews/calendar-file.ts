import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { InterviewStatus } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes as pages } from '@hirehq/shared-contracts/routes';
import type { InterviewRow } from './interviews.store.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>;

const STATUSES: Readonly<Record<InterviewStatus, ICalEventStatus>> = {
  P: ICalEventStatus.TENTATIVE,
  A: ICalEventStatus.CONFIRMED,
  X: ICalEventStatus.CANCELLED,
};

interface CalendarEntry {
  interview: InterviewRow;
  job: string;
  company: string;
  locale: Locale;
  origin: string;
  now: Date;
}

/**
 * An iCalendar file (RFC 5545) with one event, in UTC. When an interview is rescheduled, the UID stays and SEQUENCE increases, so
 * that a calendar updates its entry.
 */
export function calendarFile({ interview, job, company, locale, origin, now }: CalendarEntry): string {
  const text = (id: keyof typeof en, values: Readonly<Record<string, string>>) =>
    TEXTS[locale][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const page = origin + pages.interviewDetails({ id: interview.id });
  const description = [
    interview.instructions,
    interview.link && text('calendar.join', { link: interview.link }),
    text('calendar.page', { page }),
  ].filter(Boolean);
  const place = interview.location ?? interview.link;
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'hireHQ', product: 'Interviews', language: locale.toUpperCase() },
  });
  calendar.createEvent({
    id: `${interview.id}@hirehq`,
    sequence: interview.calendar_sequence,
    stamp: now,
    lastModified: interview.changed_at,
    start: interview.starts_at,
    end: interview.completes_at,
    summary: text('calendar.summary', { round: interview.round_title, job, company }),
    description: { plain: description.join('\n\n') },
    url: page,
    status: STATUSES[interview.status],
    ...(place && { location: place }),
  });
  return `${calendar.toString()}\r\n`;
}
