import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const SHELL = '/bin/sh';
const PRINT_STATUS = `process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))`;

/**
 * Kilobytes that a new Node process counts as data before it has read anything. Most of them are a reserved range for
 * compiled code, whose size depends on version and processor, so it is measured rather than known.
 */
async function measureOwnData(): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', PRINT_STATUS], { env: {} });
  const data = /^VmData:\s*(\d+) kB$/m.exec(stdout)?.[1];
  return data === undefined ? undefined : Number(data);
}

let ownData: Promise<number | undefined> | undefined;

export interface SystemLimits {
  /** What a process may allocate beyond what Node takes by itself, in megabytes: heap, buffers and everything else. */
  dataMb: number;
  /** Time of all its processors together, in seconds: it ends the process also when nobody is left to stop it. */
  cpuSeconds: number;
}

/**
 * The command that runs Node under limits of the operating system. The limit of data is enforced by Linux alone: macOS
 * ignores it, and Windows and some containers have no shell for it; there the caller's own watch is the only one.
 */
export async function limitedNode(args: readonly string[], { dataMb, cpuSeconds }: SystemLimits): Promise<[string, string[]]> {
  if (!existsSync(SHELL)) return [process.execPath, [...args]];
  ownData ??= measureOwnData().catch(() => undefined);
  const own = await ownData;
  const data = own === undefined ? '' : `ulimit -d ${own + dataMb * 1024}; `;
  const seconds = Math.ceil(cpuSeconds);
  // The soft limit comes first: its signal says what ended the process.
  const script = `ulimit -c 0; ulimit -S -t ${seconds}; ulimit -H -t ${seconds + 1}; ${data}exec "$@"`;
  return [SHELL, ['-c', script, SHELL, process.execPath, ...args]];
}
