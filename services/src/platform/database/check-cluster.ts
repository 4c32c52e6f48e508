import { spawnSync } from 'node:child_process';
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderDamaged, RESTORE } from '../data-folder-damaged.ts';
import { writeDurably } from '../durable-file.ts';
import { readIfAny } from '../read-if-any.ts';
import type { RunAs } from './postgres-binaries.ts';

interface CheckOptions {
  cluster: string;
  postgres: string;
  /** Major version of `postgres`. */
  version: number;
  runAs: RunAs;
  /** Receives what was repaired. */
  say: (message: string) => void;
}

/** Who may connect: roles with a password, from this machine. */
const HBA = `# Written at each start of the services; changes are lost.
${['local all all', 'host all all 127.0.0.1/32', 'host all all ::1/128', 'local replication all', 'host replication all 127.0.0.1/32', 'host replication all ::1/128'].map((line) => `${line} scram-sha-256\n`).join('')}`;

const CONFIGURATION = '# Everything that the platform needs is on the command line of the server.\n';

/** Files of a cluster belong to the owner of its folder, who runs the server. */
async function writeInCluster(cluster: string, name: string, text: string): Promise<void> {
  const { uid, gid } = await stat(cluster);
  await writeDurably(join(cluster, name), text, { mode: 0o600, owner: { uid, gid } });
}

const versionIn = (text: string | undefined) => (/^\d+\n$/.test(text ?? '') ? Number(text) : undefined);

/** Each database repeats the version of the cluster, so that one lost file is made again from the others. */
async function checkVersion({ cluster, version, say }: CheckOptions): Promise<void> {
  const databases = await readdir(join(cluster, 'base')).catch((): string[] => []);
  const files = ['PG_VERSION', ...databases.filter((name) => /^\d+$/.test(name)).map((name) => join('base', name, 'PG_VERSION'))];
  const kept = await Promise.all(files.map(async (file) => ({ file, version: versionIn(await readIfAny(join(cluster, file))) })));
  const known = kept.flatMap((one) => one.version ?? []);
  if (known.length === 0)
    throw new DataFolderDamaged(join(cluster, 'PG_VERSION'), 'is missing or damaged, like its copies in the databases', RESTORE);
  if (!known.includes(version))
    throw new DataFolderDamaged(
      cluster,
      `was made by PostgreSQL ${known[0]}, and this platform runs PostgreSQL ${version}`,
      'Start the release of the platform that made it, and copy the data with pg_dump and pg_restore; or set DATABASE_URL to a server of that version.',
    );
  for (const { file } of kept.filter((one) => one.version !== version)) {
    await writeInCluster(cluster, file, `${version}\n`);
    say(`${join(cluster, file)} was missing or damaged and has been written again.`);
  }
}

/** Sets aside a configuration that the server cannot read: it starts with the settings of its command line. */
async function checkConfiguration({ cluster, postgres, runAs, say }: CheckOptions): Promise<void> {
  const [program, ...rest] = [...runAs.prefix, postgres, '-D', cluster, '-C', 'data_directory'];
  for (const name of ['postgresql.auto.conf', 'postgresql.conf']) {
    const { status, stderr, error } = spawnSync(program, rest, {
      cwd: cluster,
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      ...runAs.ids,
    });
    if (error) throw error;
    if (status === 0) return;
    if (!stderr.includes(name)) continue;
    const file = join(cluster, name);
    await rename(file, `${file}.damaged`).catch(() => undefined);
    await writeInCluster(cluster, name, CONFIGURATION);
    say(
      `${file} was missing or damaged and has been replaced. Settings made there are lost; what was left of it is in ${name}.damaged.`,
    );
  }
}

/** Makes the files that a server needs to start, and that can be made again, what they have to be. Throws DataFolderDamaged. */
export async function checkCluster(options: CheckOptions): Promise<void> {
  const { cluster } = options;
  await checkVersion(options);
  await checkConfiguration(options);
  if ((await readIfAny(join(cluster, 'pg_hba.conf'))) !== HBA) await writeInCluster(cluster, 'pg_hba.conf', HBA);
}
