import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { NotificationList } from '@hirehq/shared-contracts/rest';
import type { OutboxEvent } from '../../../platform/events/topics.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import spanish from './messages/es.json' with { type: 'json' };
import { notify } from './notifications.service.ts';

let hirehq: TestApp;
let eventId = 1000;

beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

const newCandidate = () => testCandidate(hirehq);

function submitted(
  candidateId: string,
  jobTitle = 'Nurse',
  createdAt = new Date(),
): Extract<OutboxEvent, { topic: 'application.submitted' }> {
  eventId += 1;
  return {
    id: eventId,
    topic: 'application.submitted',
    payload: {
      applicationId: randomUUID(),
      jobId: '7b0c1f5e-0000-4000-8000-000000000001',
      candidateId,
      jobTitle,
      establishmentName: 'Acme',
    },
    createdAt,
  };
}

async function ask(method: 'GET' | 'PUT', path: string, headers: Record<string, string>) {
  const response = await hirehq.app.inject({
    method,
    url: `/api/v1/candidates/notifications/${path}`,
    headers: { ...headers, enterpriseid: '' },
  });
  return { statusCode: response.statusCode, body: response.json<{ responsePayload: NotificationList; errorCode?: string }>() };
}

describe('notifications', () => {
  test('NT-05 a new candidate has none', async () => {
    const { headers } = await newCandidate();
    const { statusCode, body } = await ask('GET', 'C/0/10', headers);
    expect(statusCode).toBe(200);
    expect(body).toEqual({ responsePayload: { notificationsDtoList: [], unReadNotifications: 0 } });
  });

  test('NT-05 PR-11 a notification is in the candidate’s language', async () => {
    const { id, headers } = await newCandidate();
    await notify(hirehq.services, submitted(id, 'Staff Nurse'));
    const texts = [];
    // An earlier notification is returned in the language of the request, which is kept for requests without one.
    for (const language of ['en', 'es', 'ar', undefined]) {
      const { body } = await ask('GET', 'C/0/10', { ...headers, ...(language && { 'accept-language': language }) });
      texts.push(body.responsePayload.notificationsDtoList[0]?.notificationValue.replaceAll(/[\u2068\u2069]/g, ''));
    }
    expect(texts).toEqual(
      [english, spanish, arabic, arabic].map((messages) =>
        messages['notification.applied'].replace('{job}', 'Staff Nurse').replace('{company}', 'Acme'),
      ),
    );
  });

  test('NT-05 an old notification without stored values keeps its text', async () => {
    const { id, headers } = await newCandidate();
    await notify(hirehq.services, submitted(id, 'Staff Nurse'));
    await hirehq.db.updateTable('notification').set({ text_values: null }).where('candidate_id', '=', id).execute();
    const { body } = await ask('GET', 'unread/C', { ...headers, 'accept-language': 'es' });
    expect(body.responsePayload.notificationsDtoList[0]?.notificationValue).toBe(
      'Your application for Staff Nurse at Acme was received.',
    );
  });

  test('NT-12 a stored application creates one notification and one stream event, however often its event is delivered', async () => {
    const { id, headers } = await newCandidate();
    const event = submitted(id, 'Staff Nurse');
    await notify(hirehq.services, event);
    await Promise.all([notify(hirehq.services, event), notify(hirehq.services, event)]);
    const { body } = await ask('GET', 'unread/C', headers);
    expect(body.responsePayload).toMatchObject({
      unReadNotifications: 1,
      notificationsDtoList: [
        {
          notificationValue: 'Your application for Staff Nurse at Acme was received.',
          notificationStatus: 'U',
          callToActionUrl: '/candidate/job-details/7b0c1f5e-0000-4000-8000-000000000001?tab=applied',
        },
      ],
    });
    const events = await hirehq.db.selectFrom('stream_event').selectAll().where('candidate_id', '=', id).execute();
    expect(events.map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      {
        topic: 'notification.received',
        payload: {
          id: body.responsePayload.notificationsDtoList[0]?.id,
          unReadNotifications: 1,
          notification: body.responsePayload.notificationsDtoList[0],
        },
      },
    ]);
  });

  test('NT-12 an event written to the outbox is delivered automatically', async () => {
    const { id, headers } = await newCandidate();
    const { payload } = submitted(id);
    await hirehq.db.transaction().execute((trx) => hirehq.services.outbox.add(trx, 'application.submitted', payload));
    await expect.poll(async () => (await ask('GET', 'unread/C', headers)).body.responsePayload.unReadNotifications).toBe(1);
  });

  test('NT-12 counts of concurrent events increase by one each time', async () => {
    const { id } = await newCandidate();
    await Promise.all(Array.from({ length: 6 }, () => notify(hirehq.services, submitted(id))));
    const events = await hirehq.db
      .selectFrom('stream_event')
      .select('payload')
      .where('candidate_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ payload }) => (payload as { unReadNotifications: number }).unReadNotifications)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  test('NT-04 NT-12 what is read is counted on the stream after the notifications it counts, also when both happen at once', async () => {
    const { id, headers } = await newCandidate();
    for (let count = 0; count < 3; count += 1) await notify(hirehq.services, submitted(id));
    const { body } = await ask('GET', 'unread/C', headers);
    const [first] = body.responsePayload.notificationsDtoList;
    await ask('PUT', `${first?.id}/R`, headers);
    await Promise.all([ask('PUT', 'C', headers), notify(hirehq.services, submitted(id))]);
    const events = await hirehq.db
      .selectFrom('stream_event')
      .select(['topic', 'payload'])
      .where('candidate_id', '=', id)
      .orderBy('id')
      .execute();
    const counts = events.map(({ topic, payload }) => [topic, (payload as { unReadNotifications: number }).unReadNotifications]);
    expect(counts.slice(0, 4)).toEqual([
      ['notification.received', 1],
      ['notification.received', 2],
      ['notification.received', 3],
      ['notifications.counted', 2],
    ]);
    const now = (await ask('GET', 'unread/C', headers)).body.responsePayload.unReadNotifications;
    expect(counts.at(-1)?.[1]).toBe(now);
    await ask('PUT', 'C', headers);
    const again = await hirehq.db.selectFrom('stream_event').select('id').where('candidate_id', '=', id).execute();
    // Nothing was unread any more, or only the one that arrived last.
    expect(again.length - events.length).toBe(now);
  });

  test('NT-12 an event of a deleted candidate is skipped', async () => {
    await expect(notify(hirehq.services, submitted(randomUUID()))).resolves.toBeUndefined();
  });

  test('NT-05 pages have ten, newest first, and end with a shorter one', async () => {
    const { id, headers } = await newCandidate();
    for (let minute = 0; minute < 13; minute += 1)
      await notify(hirehq.services, submitted(id, `Job ${minute}`, new Date(Date.UTC(2026, 0, 1, 0, minute))));
    const first = (await ask('GET', 'C/0/10', headers)).body.responsePayload;
    const second = (await ask('GET', 'C/1/10', headers)).body.responsePayload;
    expect(first.notificationsDtoList.map(({ notificationValue }) => /Job \d+/.exec(notificationValue)?.[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `Job ${12 - index}`),
    );
    expect(second.notificationsDtoList).toHaveLength(3);
    expect(second.unReadNotifications).toBe(13);
    expect((await ask('GET', 'C/2/10', headers)).body.responsePayload.notificationsDtoList).toEqual([]);
    expect((await ask('GET', 'C/-1/10', headers)).body.errorCode).toBe('VALIDATION_FAILED');
  });

  describe('NT-03 the fifty that are listed', () => {
    const MINUTE = 60_000;
    async function filled(rows: readonly { kind: NotificationKind; minutesAgo: number; status?: 'U' | 'R' }[]) {
      const candidate = await newCandidate();
      await hirehq.db
        .insertInto('notification')
        .values(
          rows.map(({ kind, minutesAgo, status = 'U' }) => ({
            id: randomUUID(),
            candidate_id: candidate.id,
            notification_value: `${kind} ${minutesAgo}`,
            notification_status: status,
            call_to_action_url: '/candidate/dashboard',
            created_timestamp: new Date(Date.UTC(2026, 0, 9) - minutesAgo * MINUTE),
            event_id: null,
            kind,
            text_values: null,
          })),
        )
        .execute();
      const page = async (number: number) => (await ask('GET', `C/${number}/10`, candidate.headers)).body.responsePayload;
      const pages = await Promise.all([0, 1, 2, 3, 4].map(page));
      const texts = ({ notificationsDtoList }: NotificationList) =>
        notificationsDtoList.map(({ notificationValue }) => notificationValue);
      const unread = (await ask('GET', 'unread/C', candidate.headers)).body.responsePayload;
      return {
        all: pages.flatMap(texts),
        hasOlder: pages.map((each) => each.hasOlder),
        unread: texts(unread),
        after: await page(5),
      };
    }
    const alerts = (count: number, from = 1) =>
      Array.from({ length: count }, (_, index) => ({ kind: 'jobAlert' as const, minutesAgo: from + index }));

    test.each(['offered', 'onboarded', 'interviewInvite', 'interviewCancelled', 'upcomingInterview'] as const)(
      'NT-03 %s stays in both lists, however much came after it, and the lists stay in their order',
      async (kind) => {
        const { all, hasOlder, unread, after } = await filled([{ kind, minutesAgo: 5000 }, ...alerts(75)]);
        expect(all).toEqual([...alerts(49).map(({ minutesAgo }) => `jobAlert ${minutesAgo}`), `${kind} 5000`]);
        expect(unread).toEqual(all);
        expect(hasOlder).toEqual([undefined, undefined, undefined, undefined, true]);
        expect(after.notificationsDtoList).toEqual([]);
      },
    );

    test('NT-03 many old interviews do not hide the news', async () => {
      const old = Array.from({ length: 70 }, (_, index) => ({ kind: 'interviewFeedback' as const, minutesAgo: 1000 + index }));
      const { all } = await filled([...alerts(12), ...old]);
      expect(all.slice(0, 10)).toEqual(alerts(10).map(({ minutesAgo }) => `jobAlert ${minutesAgo}`));
      expect(all.slice(10)).toEqual(old.slice(0, 40).map(({ minutesAgo }) => `interviewFeedback ${minutesAgo}`));
    });

    test('NT-03 fifty are all there are', async () => {
      const { all, hasOlder } = await filled(alerts(50));
      expect([all.length, hasOlder[4]]).toEqual([50, false]);
    });
  });

  test('NT-04 one is read when it is clicked, and stays read', async () => {
    const { id, headers } = await newCandidate();
    await notify(hirehq.services, submitted(id));
    await notify(hirehq.services, submitted(id));
    const [newest] = (await ask('GET', 'C/0/10', headers)).body.responsePayload.notificationsDtoList;
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, body } = await ask('PUT', `${newest?.id}/R`, headers);
      expect(statusCode).toBe(200);
      expect(body.responsePayload.unReadNotifications).toBe(1);
    }
    const unread = (await ask('GET', 'unread/C', headers)).body.responsePayload;
    expect(unread.notificationsDtoList.map((notification) => notification.id)).not.toContain(newest?.id);
  });

  test('NT-04 all are read at once, those of others stay unchanged', async () => {
    const [mine, other] = [await newCandidate(), await newCandidate()];
    for (const { id } of [mine, mine, other]) await notify(hirehq.services, submitted(id));
    const { body } = await ask('PUT', 'C', mine.headers);
    expect(body.responsePayload.unReadNotifications).toBe(0);
    expect(body.responsePayload.notificationsDtoList.map(({ notificationStatus }) => notificationStatus)).toEqual(['R', 'R']);
    expect((await ask('GET', 'unread/C', other.headers)).body.responsePayload.unReadNotifications).toBe(1);
  });

  test('NT-04 another candidate’s notification is not found', async () => {
    const [mine, other] = [await newCandidate(), await newCandidate()];
    await notify(hirehq.services, submitted(other.id));
    const [theirs] = (await ask('GET', 'C/0/10', other.headers)).body.responsePayload.notificationsDtoList;
    const refused = await ask('PUT', `${theirs?.id}/R`, mine.headers);
    const missing = await ask('PUT', `${randomUUID()}/R`, mine.headers);
    expect(refused.statusCode).toBe(404);
    expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    expect((await ask('GET', 'unread/C', other.headers)).body.responsePayload.unReadNotifications).toBe(1);
  });

  test.each(['', 'any', undefined])('NT-05 an enterpriseId header of %j makes no difference', async (enterpriseid) => {
    const { headers } = await newCandidate();
    const response = await hirehq.app.inject({
      url: '/api/v1/candidates/notifications/unread/C',
      headers: { ...headers, ...(enterpriseid !== undefined && { enterpriseid }) },
    });
    expect(response.statusCode).toBe(200);
  });
});
