import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { JobMarketDocument } from '@hirehq/shared-contracts/graphql';
import { jobMarketVariables } from '@hirehq/shared-contracts/page-data';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { storedJobs } from '../testing/stored-jobs.ts';

const [CARE, CODE] = [randomUUID(), randomUUID()];

async function appWithJobs(variant: BrandVariant): Promise<TestApp> {
  const app = await createTestApp({ config: { variant } });
  const care = { company: 'Care', enterpriseId: CARE, companyTag: COMPANY_TAGS.H };
  const code = { company: 'Code', enterpriseId: CODE, companyTag: COMPANY_TAGS.N };
  await storedJobs(app.db, [
    ...Array.from({ length: 3 }, () => ({ ...care, title: 'Registered Nurse' })),
    { ...care, title: 'Office Clerk' },
    { ...code, title: 'Midwife', postedAt: new Date(Date.now() - 20 * DAY_MS) },
    { ...care, title: 'Pharmacist', postedAt: new Date(Date.now() - 30 * DAY_MS) },
    { ...code, title: 'Data Analyst' },
    { ...code, title: 'Data Analyst' },
  ]);
  return app;
}

const MARKETS = {
  D: {
    counts: { openJobs: 8, newJobs: 6 },
    employers: ['Care', 'Code'],
    occupations: [
      ['Registered Nurse', 3],
      ['Data Analyst', 2],
      ['Midwife', 1],
      ['Office Clerk', 1],
      ['Pharmacist', 1],
    ],
  },
  N: {
    counts: { openJobs: 3, newJobs: 2 },
    employers: ['Code'],
    occupations: [
      ['Data Analyst', 2],
      ['Midwife', 1],
    ],
  },
  H: {
    counts: { openJobs: 5, newJobs: 3 },
    employers: ['Care', 'Code'],
    occupations: [
      ['Registered Nurse', 3],
      ['Midwife', 1],
      ['Pharmacist', 1],
    ],
  },
} as const;

describe.each(Object.entries(MARKETS))('the jobs that brand %s shows on its start pages', (variant, expected) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await appWithJobs(variant as BrandVariant);
  });
  afterAll(() => app.close());

  test('SH-21 SH-28 are counted, new ones too, with the employers and occupations that have the most', async () => {
    const { data } = await app.graphql(JobMarketDocument, jobMarketVariables(variant as BrandVariant));
    expect(data?.jobMarket).toMatchObject({ ...expected.counts, openJobsIsEstimate: false, newJobsIsEstimate: false });
    expect(data?.jobMarket.employers.map(({ establishmentName }) => establishmentName)).toEqual(expected.employers);
    expect(data?.jobMarket.occupations.map(({ title, openJobs }) => [title, openJobs])).toEqual(expected.occupations);
    expect(data?.jobs.nodes[0]?.title).toBeDefined();
  });
});
