import { OLDEST_POSTGRES, SERVERS, oldestInstalledPostgres, type InstalledPostgres } from '../../run/installed-postgres.ts';
import { count, type Check } from '../check.ts';
import { runPackage } from './test-project.ts';

/** Every test of SQL creates its database with this module. */
const TEST_DATABASE = 'src/platform/testing/test-database.ts';

/** Runs the tests of the services that use a database again, on the oldest installed server. */
export const oldestPostgres = (server: InstalledPostgres | undefined = oldestInstalledPostgres()): Check => ({
  name: 'postgres',
  run: async (tree) => {
    if (!server) return { findings: [], note: `skipped: no ${OLDEST_POSTGRES}+ in ${SERVERS}` };
    const { tests, findings } = await runPackage(tree, 'services', {
      project: 'unit',
      reaching: [TEST_DATABASE],
      environment: { HIREHQ_TEST_POSTGRES: server.binaries },
    });
    return { findings, note: `${count(tests, 'test')} on PostgreSQL ${server.version}` };
  },
});
