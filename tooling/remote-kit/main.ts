// `npm run pack:remote-kit -- --to FOLDER`
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packKit } from './pack-kit.ts';

try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (to === undefined) throw new Error('Where to? npm run pack:remote-kit -- --to FOLDER');
  for (const file of packKit(resolve(to))) process.stdout.write(`${file} (${Math.ceil(statSync(file).size / 1024)} KB)\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
