import { OPERATOR } from '@hirehq/shared-contracts/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { place, storedJobs } from '../modules/engine/jobs/testing/stored-jobs.ts';
import { withStatementBudget } from '../platform/database/statement-budget.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Viewer } from '../platform/module.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { ROOT_FIELDS, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { createAccessFixture, setScenery, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let owner: AccessFixture;
let viewer: Viewer;
const abandoned: unknown[] = [];
const note = (reason: unknown) => void abandoned.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  hirehq = await createTestApp({ candidateOf: 'module' });
  await setScenery(hirehq);
  await hirehq.db.updateTable('place').set({ latitude: 51.5, longitude: -0.1 }).where('name', '=', 'London').execute();
  owner = await createAccessFixture(hirehq);
  await storedJobs(hirehq.db, [{ title: 'Baker', places: [place('London', null, 'GB')] }]);
  viewer = {
    kind: 'candidate',
    candidateId: owner.candidate.id,
    subject: owner.candidate.subject,
    email: 'ada@example.com',
    emailVerified: true,
    roles: [OPERATOR],
  };
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await hirehq.close();
});

interface Asked {
  text: string;
  variables: Record<string, unknown>;
}

/** Runs a query that is stopped when it begins so many statements; returns how many it began. */
async function stoppedAt(statement: number, { text, variables }: Asked): Promise<number> {
  const budget = new AbortController();
  let begun = 0;
  const enter = async () => {
    begun += 1;
    if (begun === statement) budget.abort(new Refusal('QUERY_TOO_SLOW'));
    return () => undefined;
  };
  const operation = { name: 'Stopped', kind: 'query', text } as const;
  await withStatementBudget({ signal: budget.signal, enter }, () =>
    hirehq.services.execute(operation, variables, viewer).catch((error: unknown) => error),
  );
  return begun;
}

const SEARCHES = {
  'around a city': { keyword: 'baker', city: 'London', country: 'GB', radiusKm: 50, employmentTypes: ['FT'] },
  'without a hit': { keyword: 'zxqv blorp', city: 'London', radiusKm: 10, remote: true, easyApply: true, payMin: 50_000 },
  'with slips': { keyword: 'bakker manger', jobTitle: 'baker', skills: [1001] },
};
const ASKED: readonly (readonly [string, () => Asked])[] = [
  ...ROOT_FIELDS.filter((key) => key.startsWith('Query.')).map((key) => {
    const asked = () => {
      const variables = GRAPHQL_EXAMPLES[key]?.variables(owner.ids) ?? {};
      return { text: documentOf(key, Object.keys(variables)).text, variables };
    };
    return [key, asked] as const;
  }),
  ...Object.entries(SEARCHES).map(([name, filter]) => {
    const asked = () => ({ text: documentOf('Query.jobs', ['filter']).text, variables: { filter } });
    return [`a search ${name}`, asked] as const;
  }),
];

describe('SV-03 a stopped query leaves nothing behind that would end the process', () => {
  test.each(ASKED)('%s', async (_name, asked) => {
    const statements = await stoppedAt(0, asked());
    for (let statement = 1; statement <= statements; statement += 1) await stoppedAt(statement, asked());
    await new Promise((resolve) => setImmediate(resolve));
    expect(abandoned).toEqual([]);
  });
});
