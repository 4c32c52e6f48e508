import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SERVICES = join(import.meta.dirname, '../../services');

/** Runs `npm run import` on the data of the shared platform; returns what it printed. */
export async function importFeed(file: string, format: string): Promise<string> {
  const data = process.env['HIREHQ_E2E_DATA'];
  if (!data) throw new Error('the data of a deployed platform are not at hand');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(SERVICES, 'src/commands/import.ts'), file, '--format', format],
    {
      cwd: SERVICES,
      env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
    },
  );
  return stdout;
}
