import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { domainName } from '@hirehq/shared-contracts/employer';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer, type AnyJson } from '../../employer-api/employers/testing/test-employer.ts';
import { withParents } from './claimable-domain.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { checkDueDomains } from './domain-work.ts';
import { removeDomain, vouchForDomain } from './domains.service.ts';
import { isInFile } from './find-proof.ts';
import { startTxtServer } from './testing/txt-server.ts';

let app: TestApp;
let dns: Awaited<ReturnType<typeof startTxtServer>>;
let time = new Date('2026-05-04T09:00:00Z');
beforeAll(async () => {
  dns = await startTxtServer();
  app = await createTestApp({ now: () => time, config: { dnsServers: [dns.server], origin: 'https://jobs.hirehq.example' } });
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

const newDomain = () => `${randomUUID()}.example`;
const later = (ms: number) => void (time = new Date(time.getTime() + ms));
const seen = async (domain: string) => {
  const response = await app.app.inject({ url: `/public/api/v1/candidates/enterprise/details/${domain}` });
  return response.json<{ responsePayload?: { enterpriseId: string } }>().responsePayload?.enterpriseId;
};
const checkDue = async () => {
  await checkDueDomains(app.services);
  await workDone(app.db);
};

/** An employer who claims a domain. */
async function claimant(domain = newDomain()) {
  const employer = await testEmployer(app);
  const claimed = await employer.ask('POST brand/domains', { domain });
  const { dns: record } = claimed.body['challenge'] as { dns: { name: string; value: string } };
  return {
    ...employer,
    domain,
    record,
    claimed,
    publish: (name = record.name) => dns.set(name, 'v=spf1 -all', record.value),
    unpublish: (name = record.name) => dns.set(name),
    verify: async (name = domain) => {
      later(11_000);
      return employer.ask(`POST brand/domains/${name}/verify`);
    },
    state: async () =>
      ((await employer.ask('GET brand/domains')).body as unknown as AnyJson[]).find((each: AnyJson) => each.domain === domain)
        ?.state as string | undefined,
  };
}

describe('a claimed domain', () => {
  test('SH-29 SH-38 has no effect until its TXT record is found', async () => {
    const a = await claimant();
    expect(a.claimed.body).toMatchObject({ domain: a.domain, state: 'unproven', provenBy: null });
    expect(a.record.name).toBe(`_hirehq-challenge.${a.domain}`);
    const missing = await a.verify();
    expect(missing.body).toMatchObject({ state: 'unproven', problem: expect.stringContaining(a.record.name) as string });
    expect([await seen(a.domain), (await a.ask('GET brand')).body['validDomainNames']]).toEqual([undefined, '']);
    dns.set(a.record.name, 'hirehq-domain-verification=of-somebody-else');
    expect((await a.verify()).body['state']).toBe('unproven');
    a.publish();
    expect((await a.verify()).body).toMatchObject({ state: 'proven', provenBy: 'dns', problem: null });
    expect([await seen(a.domain), (await a.ask('GET brand')).body['validDomainNames']]).toEqual([a.enterpriseId, a.domain]);
    expect((await a.ask(`DELETE brand/domains/${a.domain}`)).statusCode).toBe(200);
    expect(await seen(a.domain)).toBeUndefined();
  });

  test('SH-29 is checked at most every ten seconds', async () => {
    const a = await claimant();
    await a.verify();
    expect(await a.ask(`POST brand/domains/${a.domain}/verify`)).toMatchObject({
      statusCode: 429,
      body: { errorCode: 'RATE_LIMITED' },
    });
  });

  test('SH-29 a record of the parent domain proves the names below it, each separately', async () => {
    const a = await claimant();
    const [jobs, careers] = [`jobs.${a.domain}`, `careers.${a.domain}`];
    const claimed = await a.ask('POST brand/domains', { domain: jobs });
    expect(claimed.body['challenge']).toMatchObject({ dns: { value: a.record.value } });
    a.publish();
    expect((await a.verify(jobs)).body['state']).toBe('proven');
    expect([await seen(jobs), await seen(a.domain), await seen(careers)]).toEqual([a.enterpriseId, undefined, undefined]);
  });

  test('SH-29 PUT sets the domains and their order; the first verified one is used', async () => {
    const a = await claimant();
    const [one, two] = [newDomain(), newDomain()];
    await vouchForDomain(app.services, a.enterpriseId, one);
    await vouchForDomain(app.services, a.enterpriseId, two);
    const set = await a.ask('PUT brand/domains', { domains: [newDomain(), two, one] });
    expect(set.body['validDomainNames']).toBe(`${two},${one}`);
    expect(await a.state()).toBeUndefined();
  });
});

describe('two employers', () => {
  test('SH-29 may both claim a domain, and one verifies it', async () => {
    const a = await claimant();
    const b = await claimant(a.domain);
    expect(b.record.value).not.toBe(a.record.value);
    a.publish();
    await a.verify();
    dns.set(a.record.name, a.record.value, b.record.value);
    expect(await b.verify()).toMatchObject({ statusCode: 409, body: { errorCode: 'CONFLICT' } });
    expect([await seen(a.domain), await b.state()]).toEqual([a.enterpriseId, 'unproven']);
  });

  test('SH-29 a domain changes hands when the proof of the first is gone', async () => {
    const a = await claimant();
    const b = await claimant(a.domain);
    a.publish();
    await a.verify();
    b.publish();
    expect((await b.verify()).body['state']).toBe('proven');
    expect([await seen(a.domain), await a.state(), await b.state()]).toEqual([b.enterpriseId, 'lost', 'proven']);
  });

  test('SH-29 a domain that an operator vouched for stays, an older unverified one yields to a proof', async () => {
    const a = await claimant();
    await vouchForDomain(app.services, a.enterpriseId, a.domain);
    const b = await claimant(a.domain);
    b.publish();
    expect((await b.verify()).statusCode).toBe(409);
    await expect(vouchForDomain(app.services, b.enterpriseId, a.domain)).rejects.toMatchObject({ code: 'CONFLICT' });
    await app.db.updateTable('employer_domain').set({ proven_by: 'kept' }).where('enterprise_id', '=', a.enterpriseId).execute();
    expect((await b.verify()).body['state']).toBe('proven');
    await removeDomain(app.services, b.enterpriseId, b.domain);
    expect(await seen(a.domain)).toBeUndefined();
  });
});

describe('a proven domain', () => {
  test('SH-29 stays in effect for seven days after its record is gone, and is verified again by the record', async () => {
    const a = await claimant();
    a.publish();
    await a.verify();
    a.unpublish();
    later(DAY_MS);
    await checkDue();
    expect([await a.state(), await seen(a.domain)]).toEqual(['failing', a.enterpriseId]);
    a.publish();
    later(DAY_MS);
    await checkDue();
    expect(await a.state()).toBe('proven');
    a.unpublish();
    for (const expected of ['failing', 'failing', 'failing', 'failing', 'failing', 'failing', 'failing', 'lost']) {
      later(DAY_MS);
      await checkDue();
      expect(await a.state()).toBe(expected);
    }
    expect(await seen(a.domain)).toBeUndefined();
    a.publish();
    expect((await a.verify()).body['state']).toBe('proven');
  });
});

test.each([
  ['a public suffix', 'co.uk'],
  ['a public suffix of a company', 'github.io'],
  ['the platform', 'jobs.hirehq.example'],
  ['a domain above the platform', 'hirehq.example'],
  ['a domain beside the platform', 'careers.hirehq.example'],
  ['an address', '127.0.0.1'],
  ['an address in disguise', '0x7f.1'],
  ['a name without a dot', 'localhost'],
  ['an address with a path', 'acme.example/jobs'],
  ['markup', '<b>.example'],
])('SH-29 %s cannot be claimed', async (_what, domain) => {
  const { ask } = await testEmployer(app);
  const { statusCode, body } = await ask('POST brand/domains', { domain });
  expect([statusCode, body['errorCode'], Object.keys(body['fields'])]).toEqual([400, 'VALIDATION_FAILED', ['domain']]);
  expect((await ask('GET brand/domains')).body).toEqual([]);
});

test.each([
  ['Jobs.ACME.example', 'jobs.acme.example'],
  ['acme.example.', 'acme.example'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
])('SH-29 %s is %s', (sent, stored) => {
  expect(domainName.parse(sent)).toBe(stored);
});

test('SH-29 a record is searched up to the registrable domain, not at the suffix', () => {
  expect(withParents('a.jobs.acme.co.uk')).toEqual(['a.jobs.acme.co.uk', 'jobs.acme.co.uk', 'acme.co.uk']);
});

test('SH-29 a file proves the domain with a separate line, and not through a redirect', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/right' }).end();
    else if (request.url === '/right') response.end('\ufeffhello\r\n expected \r\n');
    else if (request.url === '/longer') response.end('not expected at all');
    else if (request.url === '/long') response.end('expected\n'.padEnd(5000, 'x'));
    else response.writeHead(404).end('expected');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const proves = (path: string, fetchPrivate = true) => isInFile(address(path), 'expected', { fetchPrivate });
  expect(await Promise.all(['/right', '/moved', '/longer', '/long', '/nowhere'].map((path) => proves(path)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(await proves('/right', false)).toBe(false);
});
