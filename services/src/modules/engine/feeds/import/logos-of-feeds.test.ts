import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { importFeed, type ImportOptions } from './import-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('employer_logo').execute();
});
afterAll(() => database.drop());

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

function read(format: FeedFormat, text: string, options: Partial<ImportOptions> = {}) {
  const from = { name: 'feed', charset: undefined, bytes: bytesOf(text) };
  return importFeed(database.db, { from, format, source: `logos of ${format}`, ...options });
}

async function logos(): Promise<Record<string, string | null>> {
  const rows = await database.db
    .selectFrom('employer_logo')
    .innerJoin('enterprise', 'enterprise.id', 'employer_logo.enterprise_id')
    .select(['establishment_name', 'url'])
    .orderBy('establishment_name')
    .execute();
  return Object.fromEntries(rows.map(({ establishment_name, url }) => [establishment_name, url]));
}

const posting = (id: string, hiringOrganization: unknown) => ({
  '@type': 'JobPosting',
  identifier: id,
  title: 'Baker',
  description: 'Bakes.',
  hiringOrganization,
});

test('SV-09 the logo of hiringOrganization is an address, an ImageObject, or stated elsewhere in the document', async () => {
  const document = {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': '#dough',
        name: 'Dough',
        logo: { '@type': 'ImageObject', url: 'https://dough.example/l.png' },
      },
      posting('1', { name: 'Crumb', logo: 'https://crumb.example/a.png' }),
      posting('2', { name: 'Crumb', logo: 'https://crumb.example/b.png' }),
      posting('3', { '@id': '#dough' }),
      posting('4', { name: 'Rye', logo: { contentUrl: 'https://rye.example/l.gif' } }),
      posting('5', { name: 'Oat', logo: 'javascript:alert(1)' }),
      posting('6', { name: 'Bran', logo: ['/relative.png'] }),
    ],
  };
  await read('jsonld', JSON.stringify(document));
  expect(await logos()).toEqual({
    Crumb: 'https://crumb.example/a.png',
    Dough: 'https://dough.example/l.png',
    Rye: 'https://rye.example/l.gif',
  });
});

test.each<[FeedFormat, string]>([
  [
    'indeed-xml',
    '<source><job><referencenumber>1</referencenumber><title>Baker</title><company>Crumb</company><description>Bakes.</description><Company_Logo><![CDATA[https://crumb.example/l.png]]></Company_Logo></job></source>',
  ],
  ['csv', 'id,title,company,description,Logo URL\n1,Baker,Crumb,Bakes.,https://crumb.example/l.png\n'],
  [
    'json',
    JSON.stringify([
      { id: 1, title: 'Baker', company: 'Crumb', description: 'Bakes.', companyLogo: 'https://crumb.example/l.png' },
    ]),
  ],
])('SV-09 %s has the logo in an element or column of a known name', async (format, text) => {
  await read(format, text);
  expect(await logos()).toEqual({ Crumb: 'https://crumb.example/l.png' });
  // Also of jobs that are stored already.
  await database.db.deleteFrom('employer_logo').execute();
  await read(format, text);
  expect(await logos()).toEqual({ Crumb: 'https://crumb.example/l.png' });
});

test('SV-09 a feed of one employer names only its own logo, whatever company a record names; a dry run names none', async () => {
  const employer = { id: randomUUID(), establishmentName: 'Own', companyTag: null };
  await database.db.insertInto('enterprise').values({ id: employer.id, establishment_name: 'Own' }).execute();
  const text = JSON.stringify([posting('7', { name: 'Crumb', logo: 'https://crumb.example/evil.png' })]);
  await read('jsonld', text, { employer, dryRun: true });
  expect(await logos()).toEqual({});
  await read('jsonld', text, { employer });
  expect(await logos()).toEqual({ Own: 'https://crumb.example/evil.png' });
});
