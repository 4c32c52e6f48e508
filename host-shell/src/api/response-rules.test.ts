import { describe, expect, it } from 'vitest';
import { responseRule } from './response-rules.ts';

const body = (statusCode: number, errorMessage = '') => ({ statusCode, errorMessage });

describe('answerRule', () => {
  it('SH-39 leads to sign-in on 401 of a path containing candidate, and on no other', () => {
    expect(responseRule('GET', '/api/v1/candidates/notifications/unread/C', 401, undefined)).toBe('sign-in');
    expect(responseRule('GET', '/api/v1/places/x', 401, undefined)).toBe('none');
  });

  it('SH-39 shows the not-found screen on 404, but not for a job that is not for this candidate', () => {
    expect(responseRule('GET', '/api/v1/enterprises/job/1', 404, body(404, 'gone'))).toBe('not-found-screen');
    expect(responseRule('GET', '/api/v1/x', 404, body(404, 'as a candidate you are not authorized to view this job'))).toBe(
      'none',
    );
  });

  it('MS-10 leaves the page as it is on 404 of one conversation', () => {
    for (const [method, call] of [
      ['GET', 'details/0/500?candidateId=c&enterpriseId=e'],
      ['PUT', 'read'],
      ['PUT', 'chat-history?candidateId=c'],
      ['PUT', 'general'],
    ] as const)
      expect([call, responseRule(method, `/api/v1/candidates/messages/${call}`, 404, body(404, 'gone'))]).toEqual([call, 'none']);
    expect(responseRule('GET', '/api/v1/candidates/job/1', 404, body(404, 'gone'))).toBe('not-found-screen');
  });

  it('SH-39 shows the not-found screen on 405 for an interview the candidate has no access to', () => {
    expect(responseRule('GET', '/api/v1/x', 405, body(405, 'Interview Access denied.'))).toBe('not-found-screen');
    expect(responseRule('GET', '/api/v1/x', 405, body(405, 'other'))).toBe('none');
  });

  it('SH-40 toasts a 500 in the body, but is silent for pay-rate reports and lookups of interviews, chats and conversations', () => {
    expect(responseRule('GET', '/api/v1/skills', 200, body(500))).toBe('toast-oops');
    expect(responseRule('PUT', '/api/v1/payrate/reports', 200, body(500))).toBe('none');
    expect(responseRule('GET', '/api/v1/candidates/interview/1', 500, body(500))).toBe('none');
    expect(responseRule('GET', '/api/v1/chat/1', 500, undefined)).toBe('none');
    expect(responseRule('POST', '/api/v1/chat/1', 500, undefined)).toBe('toast-oops');
    for (const call of ['0/500', '0/10', 'unread-count', 'details/0/500?candidateId=c&enterpriseId=e'])
      expect([call, responseRule('GET', `/api/v1/candidates/messages/${call}`, 500, body(500))]).toEqual([call, 'none']);
    expect(responseRule('PUT', '/api/v1/candidates/messages/general', 500, body(500))).toBe('toast-oops');
  });
});
