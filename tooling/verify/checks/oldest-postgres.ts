import { OLDEST_POSTGRES, SERVERS, oldestInstalledPostgres, type InstalledPostgres } from '../../run/installed-postgres.ts';
import { count, type Check } from '../check.ts';
import { runPackage } from './test-project.ts';

/** Every test of SQL makes its database here. */
const TEST_DATABASE = 'src/platform/testing/test-database.ts';

/** The tests of the services that reach a database, once more on the oldest server that is installed. */
export const oldestPostgres = (server: InstalledPostgres | undefined = oldestInstalledPostgres()): Check => ({
  name: 'postgres',
  run: async (tree) => {
    if (!server) return { findings: [], note: `left out: no ${OLDEST_POSTGRES}+ in ${SERVERS}` };
    const { tests, findings } = await runPackage(tree, 'services', {
      project: 'unit',
      reaching: [TEST_DATABASE],
      environment: { HIREHQ_TEST_POSTGRES: server.binaries },
    });
    return { findings, note: `${count(tests, 'test')} on PostgreSQL ${server.version}` };
  },
});
