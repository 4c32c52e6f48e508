// `node tooling/surfaces/main.ts FOLDER`: serves a page of somebody else with the views of a remote, until it is ended.
import { resolve } from 'node:path';
import { serveSurfacePage } from './serve-surface-page.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node tooling/surfaces/main.ts FOLDER\n');
  process.exit(2);
}
const { server, origin } = await serveSurfacePage(resolve(folder));
process.stdout.write(`${origin}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
