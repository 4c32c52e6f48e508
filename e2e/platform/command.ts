import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PORTS } from './addresses.ts';

const SERVICES = join(import.meta.dirname, '../../services');

/** Runs `npm run <name> -- <words>` of an operator on the data of a platform, the shared one by default; returns what it printed. */
export async function command(
  name: 'import' | 'employer' | 'employer-domain' | 'employer-key' | 'team-key',
  words: readonly string[],
  data = process.env['HIREHQ_E2E_DATA'],
): Promise<string> {
  if (!data) throw new Error('the data of a deployed platform are not at hand');
  const { stdout } = await promisify(execFile)(process.execPath, [join(SERVICES, `src/commands/${name}.ts`), ...words], {
    cwd: SERVICES,
    // Links in the mails that a command writes lead to the shared platform.
    env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data, PORT: String(PORTS.shared) },
  });
  return stdout;
}
