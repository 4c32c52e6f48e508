import { OLDEST_POSTGRES, SERVERS, oldestInstalledPostgres, type InstalledPostgres } from '../../run/installed-postgres.ts';
import { count, type Check } from '../check.ts';
import { runTests } from '../run-tests.ts';

/** Every test of SQL creates its database with this module. */
const TEST_DATABASE = 'services/src/platform/testing/test-database.ts';

/** Where servers can differ in more than in what they accept: schema, locks, queue, notifications, search and imports. */
const DIFFERING = [
  'services/src/platform/database/',
  'services/src/platform/work/',
  'services/src/platform/events/',
  'services/src/platform/attempts/',
  'services/src/modules/engine/jobs/',
  'services/src/modules/engine/feeds/import/import-',
];

interface OldestPostgresOptions {
  server?: InstalledPostgres | undefined;
  /** Every test that reaches a database. */
  full?: boolean;
}

/** Runs the services' tests on the oldest installed server. */
export const oldestPostgres = ({ server = oldestInstalledPostgres(), full = false }: OldestPostgresOptions = {}): Check => ({
  name: 'postgres',
  run: async (tree, progress) => {
    if (!server) return { findings: [], note: `skipped: no ${OLDEST_POSTGRES}+ in ${SERVERS}` };
    const { report, findings } = await runTests(tree, {
      ...(full ? { reaching: [TEST_DATABASE] } : { paths: DIFFERING }),
      environment: { HIREHQ_TEST_POSTGRES: server.binaries },
      ...(progress && { progress }),
    });
    const tests = report.files.reduce((sum, file) => sum + file.tests, 0);
    return { findings, note: `${count(tests, 'test')} on PostgreSQL ${server.version}` };
  },
});
