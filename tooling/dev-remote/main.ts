// `npm run dev -- NAME`: one remote, alone with the fake shell or, with `--shell URL`, in a shell that runs elsewhere.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RemoteConfig } from '../build/define-remote.ts';
import { remotesOf } from '../verify/tree.ts';
import { runAlone } from './alone.ts';
import { runInShell } from './in-shell.ts';

const ROOT = join(import.meta.dirname, '../..');
const say = (line: string) => void process.stdout.write(`${line}\n`);

function remoteFolder(name: string): string {
  const folder = name.startsWith('mfe-') ? name : `mfe-${name}`;
  const known = remotesOf(ROOT);
  if (known.includes(folder)) return join(ROOT, folder);
  const names = known.map((each) => each.slice('mfe-'.length)).join(', ');
  throw new Error(`There is no remote ${name}. There are: ${names}. npm run new:remote -- ${name} writes one.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535, not ${text}`);
  return port;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, shell: { type: 'string' } },
  });
  const [name = '', more] = positionals;
  if (more !== undefined) throw new Error(`npm run dev takes the name of one remote, not ${positionals.join(', ')} too`);
  const folder = remoteFolder(name);
  const { default: config } = (await import(pathToFileURL(join(folder, 'federation.config.ts')).href)) as {
    default: RemoteConfig;
  };
  const port = values.port === undefined ? config.port : readPort(values.port);
  if (values.shell === undefined) await runAlone(folder, port, say);
  else await runInShell(folder, port, values.shell, say);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
