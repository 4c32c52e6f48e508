import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBED_ATTRIBUTES, EMBED_ERRORS, EMBED_EVENT_NOTES, FRAMED_ERRORS } from '@hirehq/shared-contracts/embed';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer, type TestEmployer } from '../../employer-api/employers/testing/test-employer.ts';

let test: TestApp;
let employer: TestEmployer;
beforeAll(async () => {
  test = await createTestApp();
  employer = await testEmployer(test);
});
afterAll(() => test.close());

describe('PF-05 what developers of portals are told', () => {
  it('is a page with the lines to copy, and a place for each error to which the console links', async () => {
    const { statusCode, headers, body } = await test.app.inject({ url: '/embed/help', headers: { accept: 'text/html' } });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(body).toContain(`&lt;script type=&quot;module&quot; src=&quot;${test.services.config.origin}/embed.js&quot;&gt;`);
    const places = [...body.matchAll(/<article id="(\w+)">/g)].map(([, code]) => code);
    expect(places).toEqual(Object.keys({ ...EMBED_ERRORS, ...FRAMED_ERRORS }));
    for (const name of [...Object.keys(EMBED_ATTRIBUTES), ...Object.keys(EMBED_EVENT_NOTES)])
      expect(body).toContain(`<code>${name}</code>`);
  });

  it('is the key of the employer for localhost, with which its pages work there', async () => {
    const { body } = await employer.ask('GET embed');
    const { enterpriseId, developmentKey, lines, linesForLocalhost } = body as Record<string, string>;
    expect([lines?.includes('development-key'), linesForLocalhost?.includes(`development-key="${developmentKey}"`)]).toEqual([
      false,
      true,
    ]);
    const query = new URLSearchParams({ enterprise: enterpriseId ?? '', developmentKey: developmentKey ?? '' });
    const onLocalhost = await test.app.inject({
      url: `/embed/v1/jobs?${query}`,
      headers: { origin: 'http://localhost:5173' },
    });
    expect(onLocalhost.statusCode).toBe(200);
  });
});
