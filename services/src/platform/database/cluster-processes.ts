import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readIfAny } from '../read-if-any.ts';
import { isRunning } from '../process-identity.ts';

/** A process of a PostgreSQL server. */
export interface ClusterProcess {
  pid: number;
  parent: number;
  /** False for one that serves a connection or writes in the background. */
  isServer: boolean;
}

const SERVER = /^postgres(\.exe)?$/;

/** True for the command line `postgres -D <cluster> …`. */
function startsServer(command: readonly string[], cluster: string): boolean {
  const at = command.indexOf('-D');
  return SERVER.test(basename(command[0] ?? '')) && at > 0 && command[at + 1] === cluster;
}

/** The fourth field of /proc/<pid>/stat; the name before it may contain spaces and brackets. */
const parentIn = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

async function linuxProcess(pid: number, cluster: string): Promise<ClusterProcess | undefined> {
  try {
    const [stat, commandLine] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    const command = commandLine.split('\0');
    const isServer = startsServer(command, cluster);
    // Every process of a server works in the folder of its cluster, and calls itself `postgres: …`.
    const isPart =
      isServer ||
      (/^postgres\b/.test(basename(command[0] ?? '')) && (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster)));
    return isPart ? { pid, parent: parentIn(stat), isServer } : undefined;
  } catch {
    // It has ended, or belongs to somebody else who hides it.
    return undefined;
  }
}

async function listedProcesses(cluster: string): Promise<ClusterProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,ppid=,command='], { maxBuffer: 2 ** 26 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, program = '', rest = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s*(.*)$/.exec(line) ?? [];
    const isServer = SERVER.test(basename(program)) && `${rest} `.startsWith(`-D ${cluster} `);
    return isServer ? [{ pid: Number(pid), parent: Number(parent), isServer }] : [];
  });
}

/** Where processes cannot be listed by their command line. */
async function namedInPidFile(cluster: string): Promise<ClusterProcess[]> {
  const pid = Number((await readIfAny(join(cluster, 'postmaster.pid')))?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isRunning(pid) ? [{ pid, parent: 0, isServer: true }] : [];
}

async function foundProcesses(cluster: string): Promise<ClusterProcess[]> {
  if (process.platform === 'win32') return namedInPidFile(cluster);
  if (process.platform !== 'linux') return listedProcesses(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => linuxProcess(pid, cluster)));
  return found.filter((one) => one !== undefined);
}

/** The running processes of the server that has the cluster open, whatever its pid file says. */
export async function processesOf(cluster: string): Promise<ClusterProcess[]> {
  const found = await foundProcesses(cluster);
  const servers = new Set(found.filter(({ isServer }) => isServer).map(({ pid }) => pid));
  // A process that a server has just started has the command line of the server until it has named itself.
  return found.map((one) => ({ ...one, isServer: one.isServer && !servers.has(one.parent) }));
}
