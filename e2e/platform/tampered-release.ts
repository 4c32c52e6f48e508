import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@hirehq/shared-contracts/release';

interface Tampering {
  /** Folder of a good release. */
  from: string;
  /** Where the tampered one is put, in a folder named after its version. */
  into: string;
  version: string;
  contract?: string;
  /** Code of a module that stands before the real container and may change what it hands out: `(remote) => remote`. */
  change?: string;
  /** Code that is run after that of the served part, and may change the function it has set. */
  changeServed?: string;
}

const ENTRY_BEHIND = 'realEntry.js';

async function readRelease(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}

/** The container that is imported in place of the real one, and passes on everything but the exposed module. */
function entryInFront(change: string): string {
  return `import { init, get as real } from './${ENTRY_BEHIND}';
const change = ${change};
export { init };
export async function get(request) {
  const factory = await real(request);
  return () => change(factory());
}
`;
}

/** A copy of a built release under another version, with a planted fault and everything about it re-computed: it publishes like any other. */
export async function tamperWithRelease({ from, into, version, contract, change, changeServed }: Tampering): Promise<string> {
  const good = await readRelease(from);
  const folder = join(into, version);
  await rm(folder, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  await cp(from, folder, { recursive: true });
  const container = `mfe_${good.remote}_${version}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');

  const contents = new Map<string, Buffer>();
  for (const file of Object.keys(good.files)) {
    const bytes = await readFile(join(folder, file));
    contents.set(file, file.endsWith('.js') ? Buffer.from(bytes.toString().replaceAll(good.container, container)) : bytes);
  }
  if (change !== undefined) {
    const real = contents.get(good.entry);
    if (!real) throw new Error(`${from} has no ${good.entry}`);
    contents.set(ENTRY_BEHIND, real);
    contents.set(good.entry, Buffer.from(entryInFront(change)));
  }
  if (changeServed !== undefined) {
    const served = good.servedPart === undefined ? undefined : contents.get(good.servedPart);
    if (good.servedPart === undefined || !served) throw new Error(`${from} has no served part`);
    contents.set(good.servedPart, Buffer.from(`${served.toString()}\n${changeServed}\n`));
  }
  const files: Release['files'] = {};
  for (const [file, bytes] of contents) {
    await writeFile(join(folder, file), bytes);
    files[file] = { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, size: bytes.length };
  }
  const manifest = contract === undefined ? good.manifest : { ...good.manifest, contract };
  const release: Release = { ...good, version, container, manifest, files };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(releaseSchema.parse(release), null, 2)}\n`);
  return folder;
}

/** Stands in for a page of a remote: the real one, unless `window[fault]` says it shall throw. */
function throwing(route: string, fault: string): string {
  return `(remote) => ({ ...remote, routes: { ...remote.routes, ${route}: async () => {
    const Page = await remote.routes.${route}();
    return (props) => {
      if (window.${fault}) throw new Error('planted fault ${fault}');
      return Page(props);
    };
  } } })`;
}

/** Name on `window` that makes pages of a tampered release throw while it is true. */
export const FAULT = 'plantedFault';
export const throwsInPage = (route: string) => throwing(route, FAULT);
