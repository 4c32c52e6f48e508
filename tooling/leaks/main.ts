// `node tooling/leaks/main.ts FOLDER [PART …]`: mounts and unmounts the parts of a remote in the browser that CHROME_PATH names.
import { resolve } from 'node:path';
import { findLeaks, leakText } from './find-leaks.ts';

const [folder, ...parts] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node tooling/leaks/main.ts FOLDER [PART …]\n');
  process.exit(2);
}
const leaky = await findLeaks(resolve(folder), parts.length > 0 ? { parts } : {});
for (const line of leaky.flatMap(leakText)) process.stdout.write(`${line}\n`);
process.exitCode = leaky.length > 0 ? 1 : 0;
