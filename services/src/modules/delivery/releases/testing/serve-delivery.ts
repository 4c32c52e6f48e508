// Serves the whole app on a database and a file store that are there already, without what else a start does. Its settings are the first
// argument, as JSON; it prints its address.
import { mkdirSync } from 'node:fs';
import { buildApp } from '../../../../build-app.ts';
import { readConfig, type S3Config } from '../../../../platform/config.ts';
import { createDatabase } from '../../../../platform/database/database.ts';
import { createS3FileStore } from '../../../../platform/files/s3-files.ts';

export interface ServedDelivery {
  databaseUrl: string;
  dataFolder: string;
  secret: string;
  s3: S3Config;
}

// It ends with the process that started it, whatever ends that.
process.stdin.resume().on('end', () => process.exit());

const { databaseUrl, dataFolder, secret, s3 } = JSON.parse(process.argv[2] ?? '') as ServedDelivery;
mkdirSync(dataFolder, { recursive: true });
const app = await buildApp({
  config: readConfig({
    NODE_ENV: 'test',
    HIREHQ_DATA: dataFolder,
    HIREHQ_RATE_LIMIT: '0',
    HIREHQ_TEAM_RATE_LIMIT: '0',
    HIREHQ_LOG_LEVEL: 'silent',
  }),
  db: createDatabase({ connectionString: databaseUrl }),
  databaseUrl,
  files: createS3FileStore({ s3, secret }),
  secret,
  fetchKeys: () => Promise.resolve({ keys: [] }),
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
