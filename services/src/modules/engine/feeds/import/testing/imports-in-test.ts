import { createTestDatabase, type TestDatabase } from '../../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../../places/testing/few-places.ts';
import { seedCatalogue } from '../../../skills/index.ts';
import { importFeed, type ImportOptions } from '../import-feed.ts';
import type { ImportReport } from '../import-report.ts';

type Options = Omit<ImportOptions, 'from'> & { name?: string; charset?: string };

async function* once(content: string | Buffer) {
  yield Buffer.from(content);
}

/** A database of its own with a few places and the skills, into which feeds are imported. */
export async function importsInTest() {
  const database: TestDatabase = await createTestDatabase();
  const { db } = database;
  await storeFewPlaces(db);
  await seedCatalogue(db);
  return {
    db,
    run: (content: string | Buffer, { name = 'feed', charset, ...options }: Options): Promise<ImportReport> =>
      importFeed(db, { from: { name, charset, bytes: once(content) }, ...options }),
    /** An imported job, as it is stored. */
    job: (source: string, id: string) =>
      db.selectFrom('job').selectAll().where('source', '=', source).where('source_id', '=', id).executeTakeFirstOrThrow(),
    drop: () => database.drop(),
  };
}

/** A posting by common names. */
export const plain = (id: number, more: object = {}) => ({
  id,
  title: `Baker ${id}`,
  employer: 'Crumb',
  description: 'You bake bread.',
  ...more,
});

export const lines = (...records: unknown[]) =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');

/** An Indeed-style feed of these elements. */
export const indeedXml = (jobs: string, head = '<?xml version="1.0" encoding="utf-8"?>') =>
  `${head}<source><publisher>x</publisher>${jobs}</source>`;

export const indeedJob = (id: number, more = '') =>
  `<job><title><![CDATA[Baker & cook]]></title><date><![CDATA[Fri, 02 Jan 2026 03:04:05 GMT]]></date><referencenumber>${id}</referencenumber>
  <url>https://jobs.example.com/${id}</url><company>Crumb</company><city>Austin</city><state>TX</state><country>US</country>
  <description><![CDATA[<p>You bake <script>alert(1)</script>bread.</p>]]></description><salary>$20 - $25 per hour</salary><jobtype>fulltime</jobtype>
  <remotetype>Hybrid remote</remotetype>${more}</job>`;
