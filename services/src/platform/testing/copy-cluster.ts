import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PARTS = ['pg', 'pg.password'];

/**
 * Copies the cluster of a stopped embedded PostgreSQL from one data folder to another. A server that is started there has its
 * migrations and taxonomies already, which are nine tenths of a first start.
 */
export async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o711);
  // Owners and modes stay: PostgreSQL opens nothing that is not its own.
  await promisify(execFile)('cp', ['-a', ...PARTS.map((part) => join(from, part)), to]);
}
