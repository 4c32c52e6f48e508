import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../build/define-remote.ts';
import { remotesOf } from '../verify/tree.ts';
import { runAlone } from './alone.ts';
import { runInShell } from './in-shell.ts';

interface RunOptions {
  /** Folder of the remote. */
  folder: string;
  /** As it was typed; the port of federation.config.ts without one. */
  port: string | undefined;
  /** Address of a shell that runs elsewhere; the fake shell without one. */
  shell: string | undefined;
  say: (line: string) => void;
}

/** The folder of a remote of a tree by its name. */
export function folderOfName(tree: string, name: string): string {
  const folder = name.startsWith('mfe-') ? name : `mfe-${name}`;
  const known = remotesOf(tree);
  if (known.includes(folder)) return join(tree, folder);
  const names = known.map((each) => each.slice('mfe-'.length)).join(', ');
  throw new Error(`There is no remote ${name}. There are: ${names}. npm run new:remote -- ${name} writes one.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535, not ${text}`);
  return port;
}

/** One remote, alone with the fake shell or in a shell that runs elsewhere, compiled again after each change. */
export async function runRemote({ folder, port: typed, shell, say }: RunOptions): Promise<void> {
  const { default: config } = (await import(pathToFileURL(join(folder, 'federation.config.ts')).href)) as {
    default: RemoteConfig;
  };
  const port = typed === undefined ? config.port : readPort(typed);
  if (shell === undefined) await runAlone(folder, port, say);
  else await runInShell(folder, port, shell, say);
}
