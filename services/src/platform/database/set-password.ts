import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { DataFolderDamaged, RESTORE } from '../data-folder-damaged.ts';
import type { RunAs } from './postgres-binaries.ts';

interface SetPasswordOptions {
  cluster: string;
  postgres: string;
  runAs: RunAs;
  user: string;
  /** Without quotation marks. */
  password: string;
  settings: readonly string[];
}

/** Gives the superuser of a stopped cluster another password, in the server's single-user mode, which asks for none. */
export async function setPassword({ cluster, postgres, runAs, user, password, settings }: SetPasswordOptions): Promise<void> {
  const alone = ['--single', '-D', cluster, ...settings, '-c', 'exit_on_error=on', 'postgres'];
  const [program = postgres, ...rest] = [...runAs.prefix, postgres, ...alone];
  const child = spawn(program, rest, {
    cwd: cluster,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    ...runAs.ids,
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(`alter role "${user}" with password '${password}'\n`);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code === 0) return;
  const problem = /(?:FATAL|PANIC|ERROR): {2}(.*)/.exec(said)?.[1] ?? `PostgreSQL ended with ${String(code)}`;
  throw new DataFolderDamaged(cluster, `cannot be given a new password: ${problem}`, RESTORE);
}
