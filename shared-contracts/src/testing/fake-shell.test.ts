import { describe, expect, test, vi } from 'vitest';
import { SearchJobsDocument } from '../graphql/index.ts';
import { isApiFailure } from '../error-codes.ts';
import {
  createFakeShell,
  fakeFailure,
  jobCard,
  jobSearchResponse,
  notification,
  notificationList,
  signedIn,
  signedOut,
} from './index.ts';

describe('the fake shell', () => {
  test('responds to calls as scripted and records them', async () => {
    const { api } = createFakeShell();
    api.respondToRest('GET candidates/search', ({ query }) => [{ type: 'T', name: query.keyword }]);
    expect(await api.rest('GET candidates/search', { query: { keyword: 'Nurse' } })).toEqual([{ type: 'T', name: 'Nurse' }]);
    expect(api.restCalls).toEqual([{ key: 'GET candidates/search', input: { query: { keyword: 'Nurse' } } }]);
    const nodes = [jobCard()];
    api.respondToGraphql(SearchJobsDocument, jobSearchResponse(nodes));
    expect((await api.graphql(SearchJobsDocument, { filter: {}, sort: 'RELEVANCE', first: 20 })).jobs.nodes).toEqual(nodes);
  });

  test('returns page data only for the same query', () => {
    const { api } = createFakeShell();
    const question = { filter: { keyword: 'nurse' }, sort: 'RELEVANCE', first: 20 } as const;
    const response = jobSearchResponse([jobCard()]);
    api.inPage(SearchJobsDocument, question, response);
    expect(api.peek(SearchJobsDocument, question)).toEqual(response);
    expect(api.peek(SearchJobsDocument, { ...question, first: 10 })).toBeUndefined();
  });

  test('refuses a response that does not match the call table, and a call without a script', async () => {
    const { api } = createFakeShell();
    expect(() => api.respondToRest('GET candidates/messages/unread-count', 'many' as never)).toThrow('number');
    await expect(api.rest('GET candidates/')).rejects.toThrow("No response was scripted for 'GET candidates/'");
  });

  test('throws a scripted failure as the shell does', async () => {
    const { api } = createFakeShell();
    api.respondToRest('PUT candidates/notifications/C', fakeFailure('OVERLOADED'));
    const error: unknown = await api.rest('PUT candidates/notifications/C').catch((reason: unknown) => reason);
    expect(isApiFailure(error) && error.code).toBe('OVERLOADED');
    expect(fakeFailure('UNREACHABLE').body).toBeUndefined();
  });

  test('changes the session during a test', () => {
    const { session } = createFakeShell();
    const seen = vi.fn<(session: unknown) => void>();
    const stop = session.subscribe(seen);
    session.change(signedIn({ name: 'Grace' }));
    stop();
    session.change(signedOut);
    expect(seen.mock.calls).toEqual([[signedIn({ name: 'Grace' })]]);
    void session.signIn({ returnTo: '/candidate/my-jobs' });
    expect(session.left).toEqual([{ to: 'sign-in', options: { returnTo: '/candidate/my-jobs' } }]);
  });

  test('PF-04 its bus accepts valid events and drops the rest', () => {
    const { events } = createFakeShell({ remote: 'jobs' });
    const received: unknown[] = [];
    events.subscribe('application.submitted', ({ payload }) => received.push(payload));
    const payload = { jobId: '1', applicationId: '2', jobTitle: 'Nurse' };
    events.publish('application.submitted', payload);
    events.publish('application.submitted', { jobId: 1 } as never);
    events.publish('notifications.read', { unReadNotifications: 0 });
    expect(received).toEqual([payload]);
    expect(events.published.map(({ topic, source }) => [topic, source])).toEqual([['application.submitted', 'jobs']]);
    expect(events.dropped.map(({ topic }) => topic)).toEqual(['application.submitted', 'notifications.read']);
  });

  test('PF-04 its bus replays the last value of a retained topic, once, and of no other', () => {
    const { events } = createFakeShell({ remote: 'notifications' });
    events.arrive('notification.received', { id: 'a', unReadNotifications: 1 });
    events.publish('notifications.read', { unReadNotifications: 3 });
    events.publish('notifications.read', { unReadNotifications: 2 });
    const received: unknown[] = [];
    events.subscribe('notifications.read', ({ payload }) => received.push(payload));
    events.subscribe('notification.received', ({ payload }) => received.push(payload));
    expect(received).toEqual([{ unReadNotifications: 2 }]);
    expect(() => events.arrive('notification.received', {} as never)).toThrow('not right');
  });

  test('stores small texts, or nothing in a browser that refuses', () => {
    const { storage } = createFakeShell();
    expect(storage.set('draft', '1')).toBe(true);
    expect(storage.get('draft')).toBe('1');
    const blocked = createFakeShell({ storageWorks: false }).storage;
    expect([blocked.set('draft', '1'), blocked.get('draft')]).toEqual([false, undefined]);
  });

  test('NT-05 counts the unread of a list', () => {
    expect(notificationList([notification(), notification({ notificationStatus: 'R' })]).unReadNotifications).toBe(1);
  });
});
