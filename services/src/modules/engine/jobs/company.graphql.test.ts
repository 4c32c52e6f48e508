import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanyPageDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { place, storedJobs } from './testing/stored-jobs.ts';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  id = randomUUID();
  const utrecht = { company: 'Acme', enterpriseId: id, places: [place('Utrecht', 'Utrecht', 'NL')] };
  await storedJobs(app.db, [
    { ...utrecht, title: 'Baker' },
    { ...utrecht, title: 'Miller' },
    { company: 'Other', title: 'Brewer' },
  ]);
});
afterAll(() => app.close());

const companyOf = async (of: string) => (await app.graphql(CompanyPageDocument, { id: of })).data;

test('SV-08 a company that states nothing has its name and open jobs, and nothing else', async () => {
  const found = await companyOf(id);
  expect(found?.enterprise).toMatchObject({
    establishmentName: 'Acme',
    openJobs: 2,
    domain: null,
    sector: null,
    size: null,
    usualReply: null,
    remarks: { total: 0, nodes: [] },
  });
  expect(found?.jobs.nodes.map(({ title }) => title).toSorted()).toEqual(['Baker', 'Miller']);
});

test('SV-08 its proven domain, sector and size are public; a code of a later version is left out', async () => {
  const change = (set: object) => app.db.updateTable('enterprise').set(set).where('id', '=', id).execute();
  await change({ domain_names: ['acme.example', 'jobs.acme.example'], sector: 'RETAIL', size: 'UP_TO_50' });
  expect((await companyOf(id))?.enterprise).toMatchObject({ domain: 'acme.example', sector: 'RETAIL', size: 'UP_TO_50' });
  await change({ sector: 'SPACE_MINING', size: 'UP_TO_9' });
  expect((await companyOf(id))?.enterprise).toMatchObject({ domain: 'acme.example', sector: null, size: null });
});

test.each(['no-id', randomUUID()])('a company is not found %s', async (missing) => {
  expect(await companyOf(missing)).toMatchObject({ enterprise: null, jobs: { nodes: [] } });
});
