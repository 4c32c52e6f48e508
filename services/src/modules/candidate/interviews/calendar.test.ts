import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { RespondToInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { between, invited } from './testing/invited.ts';

let app: TestApp;
const START = new Date('2026-01-05T09:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

type Invited = Awaited<ReturnType<typeof invited>>;

async function eventOf(a: Invited, language?: string) {
  const text = (await a.calendar(language))?.body ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event.');
  const event = new ICAL.Event(component);
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    zone: event.startDate.zone.tzid,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    description: event.description,
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
  };
}

/** What the clock on the wall shows at an instant. */
const wallClock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

const ROUND = {
  roundTitle: 'First talk',
  mode: 'VIDEO',
  link: 'https://meet.example/a,b;c?d=1',
  instructions: 'Bring bread, butter; and a knife.\nRing twice.\r\nBEGIN:VALARM',
  timeZone: 'Europe/Amsterdam',
  ...between('2026-03-02T09:30:00+01:00', '2026-03-02T10:15:00+01:00'),
};

/** Days of the same time on the wall, before and after a switch of the clocks, with the offsets that hold on them. */
const SWITCHES = [
  ['Europe/Amsterdam', '2026-03-28', '+01:00', '2026-03-29', '+02:00'],
  ['Europe/Amsterdam', '2026-10-24', '+02:00', '2026-10-25', '+01:00'],
  ['America/New_York', '2026-03-07', '-05:00', '2026-03-08', '-04:00'],
  ['America/New_York', '2026-10-31', '-04:00', '2026-11-01', '-05:00'],
  ['Australia/Sydney', '2026-04-04', '+11:00', '2026-04-05', '+10:00'],
  ['Australia/Sydney', '2026-10-03', '+10:00', '2026-10-04', '+11:00'],
  ['Asia/Kolkata', '2026-03-28', '+05:30', '2026-03-29', '+05:30'],
] as const;

describe.each(SWITCHES)('%s, from %s (%s) to %s (%s)', (timeZone, before, offsetBefore, after, offsetAfter) => {
  const at = (day: string, offset: string) => between(`${day}T09:30:00${offset}`, `${day}T10:15:00${offset}`);

  test('JB-20 an interview at 09:30 is rescheduled by a day and stays at 09:30', async () => {
    const a = await invited(app, { ...ROUND, timeZone, ...at(before, offsetBefore) });
    const first = await eventOf(a);
    expect([wallClock(first.starts, timeZone), wallClock(first.ends, timeZone)]).toEqual([`${before} 09:30`, `${before} 10:15`]);
    await a.move({ timeZone, ...at(after, offsetAfter) });
    const moved = await eventOf(a);
    expect([wallClock(moved.starts, timeZone), wallClock(moved.ends, timeZone)]).toEqual([`${after} 09:30`, `${after} 10:15`]);
    expect({ starts: moved.starts, zone: moved.zone }).toEqual({
      starts: new Date(`${after}T09:30:00${offsetAfter}`).toISOString(),
      zone: 'UTC',
    });
    expect(await a.interview()).toMatchObject({ startsAt: moved.starts, completesAt: moved.ends, timeZone });
    const told = await app.db
      .selectFrom('notification')
      .select('notification_value')
      .where('candidate_id', '=', a.candidateId)
      .where('kind', '=', 'interviewReschedule')
      .executeTakeFirstOrThrow();
    expect(told.notification_value.replaceAll('\u202f', ' ')).toMatch(/9:30 AM (GMT|E[SD]T)/);
  });
});

test('JB-20 the file describes the interview, and no text in it can end a line', async () => {
  const a = await invited(app, ROUND);
  const event = await eventOf(a);
  const page = `${app.services.config.origin}/candidate/interviewDetails?id=${a.interviewId}`;
  expect(event).toMatchObject({
    method: 'PUBLISH',
    uid: `${a.interviewId}@hirehq`,
    sequence: 0,
    status: 'TENTATIVE',
    summary: 'Interview: First talk – Baker, Daily Crumb',
    location: ROUND.link,
    url: page,
    description: `Bring bread, butter; and a knife.\nRing twice.\nBEGIN:VALARM\n\nJoin here: ${ROUND.link}\n\nView on hireHQ: ${page}`,
  });
  const lines = event.text.split('\r\n');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  expect(lines.at(-1)).toBe('');
  const response = await a.calendar();
  expect(response?.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="interview.ics"',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['es-ES,en;q=0.5', 'Entrevista: First talk – Baker, Daily Crumb', 'Únete aquí'],
  ['ar', 'مقابلة: First talk – Baker، Daily Crumb', 'انضم من هنا'],
  ['de', 'Interview: First talk – Baker, Daily Crumb', 'Join here'],
])('JB-20 the file is in the language of the browser: %s', async (language, summary, join) => {
  const event = await eventOf(await invited(app, ROUND), language);
  expect(event.summary).toBe(summary);
  expect(event.description).toContain(`${join}: ${ROUND.link}`);
});

test('JB-20 a calendar can update its entry: constant UID, increasing SEQUENCE, current status', async () => {
  const a = await invited(app, { ...ROUND, location: 'Room 7, Main Street; Utrecht' });
  const seen = [await eventOf(a)];
  await app.graphql(RespondToInterviewDocument, { interviewId: a.interviewId, accepts: true }, a.headers);
  seen.push(await eventOf(a));
  await a.move(between('2026-03-03T09:30:00+01:00', '2026-03-03T10:15:00+01:00'));
  seen.push(await eventOf(a));
  const link = (await a.interview())?.calendarUrl ?? '';
  await a.ask(`POST interviews/${a.interviewId}/cancel`);
  expect(await a.interview()).toMatchObject({ status: 'X', calendarUrl: null });
  expect(seen.map(({ sequence, status }) => [sequence, status])).toEqual([
    [0, 'TENTATIVE'],
    [0, 'CONFIRMED'],
    [1, 'TENTATIVE'],
  ]);
  expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
  expect(seen[0]?.location).toBe('Room 7, Main Street; Utrecht');
  // An earlier link shows the cancellation.
  const cancelled = await app.app.inject({ url: link });
  expect(cancelled.body).toContain('STATUS:CANCELLED');
  expect(cancelled.body).toContain('SEQUENCE:2');
});

test('JB-20 only a signed link opens the file, within five minutes', async () => {
  const [a, b] = [await invited(app, ROUND), await invited(app, ROUND)];
  const link = (await a.interview())?.calendarUrl ?? '';
  const get = async (url: string) => (await app.app.inject({ url })).statusCode;
  expect(link).toMatch(/^\/calendar\//);
  expect(await get(link)).toBe(200);
  expect(await get(link.replace(a.interviewId, b.interviewId))).toBe(404);
  expect(await get(link.replace(/until=\d+/, 'until=9999999999'))).toBe(404);
  expect(await get(link.split('?')[0] ?? '')).toBe(404);
  expect(await get(link.replace(a.interviewId, 'x'))).toBe(404);
  time = new Date(START.getTime() + FILE_LINK_SECONDS * 1000);
  expect(await get(link)).toBe(200);
  time = new Date(time.getTime() + 2000);
  expect(await get(link)).toBe(404);
});
