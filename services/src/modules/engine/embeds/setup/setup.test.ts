import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testEmployer, type TestEmployer } from '../../../employer-api/employers/testing/test-employer.ts';
import { readSetupLink, setupPath } from './setup-link.ts';

let hirehq: TestApp;
let employer: TestEmployer;
let path: string;
beforeAll(async () => {
  hirehq = await createTestApp();
  employer = await testEmployer(hirehq);
  await hirehq.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', employer.enterpriseId)
    .execute();
  const { body } = await employer.ask('GET embed');
  path = String(body['page']).replace(hirehq.services.config.origin, '');
});
afterAll(() => hirehq.close());

const open = (address: string, headers: Record<string, string> = {}) =>
  hirehq.app.inject({ url: address, headers: { accept: 'text/html', ...headers } });
/** What the employer would copy. */
async function linesFor(query: string): Promise<string> {
  const { body } = await open(`${path}?${query}`);
  const [, written = ''] = /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(body) ?? [];
  return written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** With the live remotes of a platform on which people can apply inside the views of `jobs`. */
async function withScript<Result>(applyViews: Record<string, string[]>, work: () => Promise<Result>): Promise<Result> {
  const { services } = hirehq;
  const before = services.embedScript;
  services.embedScript = () =>
    Promise.resolve({ path: '/embed/1.0.0/main.js', integrity: 'sha384-x', remotes: { jobs: '1.0.0' }, applyViews });
  return work().finally(() => (services.embedScript = before));
}

describe('PF-05 the page that writes the lines of an employer', () => {
  it('opens by the link of the employers’ API, without an account or cookie, and is not kept or passed on', async () => {
    const { statusCode, headers, body } = await open(path);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const { origin } = hirehq.services.config;
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`^default-src 'none'; style-src 'sha256-[^']+'; img-src data: ${origin}; script-src ${origin}; `),
    );
    expect(body).toContain('<bdi>acme.example</bdi>');
    expect(body).toContain(`<hirehq-embed enterprise="${employer.enterpriseId}" locale="en" loading="eager"></hirehq-embed>`);
  });

  it('does not open by a link that was changed, is of another employer, or has expired', async () => {
    const [, , signature = ''] = path.split('.');
    const other = '00000000-0000-4000-8000-0000000000ad';
    const until = path.split('.')[1] ?? '';
    const wrong = [
      path.slice(0, -1),
      `${path}x`,
      `${path}.x`,
      path.replace(until, String(Number(until) + DAY_MS)),
      `/embed/setup/${other}.${until}.${signature}`,
      '/embed/setup/x',
    ];
    for (const each of wrong) {
      const { statusCode, body } = await open(each);
      expect([each, statusCode, body.includes('This link does not work'), body.includes('acme.example')]).toEqual([
        each,
        404,
        true,
        false,
      ]);
    }
    const { keyedHash } = hirehq.services;
    const signed = setupPath({ keyedHash, now: () => new Date('2026-05-04T12:00:00Z') }, other).replace('/embed/setup/', '');
    const openedOn = (day: string) => readSetupLink({ keyedHash, now: () => new Date(day) }, signed)?.enterpriseId;
    expect(['2026-05-04T12:00:01Z', '2026-06-02T23:59:59Z', '2026-06-03T00:00:00Z'].map(openedOn)).toEqual([
      other,
      other,
      undefined,
    ]);
  });

  it('writes the lines for what is chosen, of which the preview is one', async () => {
    const { enterpriseId } = employer;
    const { origin } = hirehq.services.config;
    expect(await linesFor('')).toBe((await employer.ask('GET embed')).body['lines']);
    const lines = await linesFor(
      'keyword=R%26D+%22x%22&city=Utrecht&employmentType=FT&workMode=&locale=ar&scheme=dark&script=live',
    );
    const filters = 'keyword=R%26D+%22x%22&amp;city=Utrecht&amp;employmentType=FT&amp;v=1';
    const query = `keyword=R%26D+%22x%22&amp;city=Utrecht&amp;employmentType=FT&amp;v=1&amp;enterprise=${enterpriseId}&amp;locale=ar`;
    expect(lines.split('\n')).toEqual([
      `<link rel="preload" as="fetch" href="${origin}/embed/v1/jobs?${query}" crossorigin referrerpolicy="origin">`,
      `<script type="module" src="${origin}/embed.js"></script>`,
      `<hirehq-embed enterprise="${enterpriseId}" filters="${filters}" locale="ar" scheme="dark"></hirehq-embed>`,
      `<noscript><a href="${origin}/embed/jobs.html?${query}">وظائفنا</a></noscript>`,
    ]);
    expect(await linesFor('view=search&locale=ar')).not.toContain('preload');
    const density = await linesFor('view=density&theme=healthcare&density=compact');
    expect(density).toContain(
      `<hirehq-embed enterprise="${enterpriseId}" remote="reports" view="density" theme="healthcare" density="compact">`,
    );
    expect(await linesFor('view=list&theme=employer&density=comfortable')).toBe(await linesFor(''));
    expect(await linesFor('place=localhost')).toMatch(/ development-key="[\w-]+"/);
  });

  it('offers to apply on the page, and the applications, where the live remote offers to apply', async () => {
    await withScript({ jobs: ['list', 'detail'] }, async () => {
      expect((await open(path)).body).toContain('<select id="apply" name="apply">');
      expect(await linesFor('apply=here')).toContain(`enterprise="${employer.enterpriseId}" apply="here"`);
      expect(await linesFor('apply=page')).toBe(await linesFor(''));
      expect(await linesFor('apply=elsewhere')).toBe(await linesFor(''));
      expect(await linesFor('view=applications')).toContain('view="applications"');
      // The list of all cards opens jobs on the platform.
      expect(await linesFor('view=cards&apply=here')).not.toContain('apply=');
      const { body } = await open(`${path}?view=applications`);
      expect(body).toContain('There is no preview');
      expect(body).not.toContain('<hirehq-embed');
      expect((await open(`${path}?apply=here`)).body).not.toMatch(/<hirehq-embed[^>]* apply=/);
    });
    await withScript({ jobs: [] }, async () => {
      const { body } = await open(`${path}?apply=here&view=applications`);
      expect(body).not.toContain('name="apply"');
      expect(body).not.toContain('value="applications"');
      expect(await linesFor('apply=here&view=applications')).toBe(await linesFor(''));
    });
  });

  it('takes what does not exist as not chosen, and everything as text', async () => {
    const plain = await linesFor('');
    expect(await linesFor('view=map&locale=xx&scheme=pink&employmentType=ZZ&script=x&place=y&enterprise=z')).toBe(plain);
    const { body } = await open(`${path}?keyword=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&lang=%3Cb%3E`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<b>');
  });

  it.each(LOCALES)('is written in %s, with the options kept in links to the other languages', async (locale) => {
    const byHeader = await open(`${path}?city=Utrecht`, { 'accept-language': locale });
    expect(byHeader.body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    for (const other of LOCALES) expect(byHeader.body).toContain(`href="?city=Utrecht&amp;lang=${other}"`);
    const byAddress = await open(`${path}?lang=${locale}`, { 'accept-language': 'en' });
    expect(byAddress.body).toContain(`<html lang="${locale}"`);
    expect(byAddress.body).toContain(`name="lang" value="${locale}"`);
  });

  it('says that lines work on localhost only, for an employer without a proven domain', async () => {
    const nobody = await testEmployer(hirehq);
    const { body } = await nobody.ask('GET embed');
    const { body: page } = await open(String(body['page']).replace(hirehq.services.config.origin, ''));
    expect(page).toContain('You have not proven any domain yet');
  });
});
