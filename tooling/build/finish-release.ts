import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRelease, Surface } from '@hirehq/shared-contracts/delivery';
import { EMBED_CONTAINER_PART, SECOND_SCRIPT, SHARED_PART } from '@hirehq/shared-contracts/embed';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { SERVED_PART_FILE } from '@hirehq/shared-contracts/served-part';
import type { Compilation } from 'webpack';
import { writePaintedPages } from './first-paint.ts';
import { entryFiles, namedPartFiles, notProvided } from './part-files.ts';
import type { PackageKind } from './release-inputs.ts';
import { sharedModules } from './shared-modules.ts';
import { writeShadowStyles } from './shadow-styles.ts';
import { writeStylePlan } from './style-plan.ts';
import { servedTexts } from './served-texts.ts';
import { writeShellFiles } from './shell-files.ts';
import { withoutServed } from './served-part/without-served.ts';
import { writeRelease } from './write-release.ts';

interface Compiled {
  packageFolder: string;
  kind: PackageKind;
  manifest: RemoteManifest;
  version: string;
  container: string;
  compilation: Compilation;
  /** Folder of the compiled files. */
  folder: string;
  /** What it offers and uses; a release of `npm run dev` does not say. */
  surface?: Surface;
  /** The script that becomes the served part of the release. */
  servedPart?: string | undefined;
  /**
   * True to prerender the shell's pages as well, which takes seconds; a release of `npm run dev` is without them, and without the served
   * part of its pages.
   */
  isFinal: boolean;
}

/** The first script alone, the second one, and what each shared module adds to it. `later`: what these may load later. */
function embedParts(compilation: Compilation): Release['parts'] {
  const main = entryFiles(compilation, 'main');
  const second = entryFiles(compilation, SECOND_SCRIPT);
  const shared = [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith(SHARED_PART));
  const container = entryFiles(compilation, EMBED_CONTAINER_PART);
  const parts: Release['parts'] = { main, [SECOND_SCRIPT]: second, [EMBED_CONTAINER_PART]: container };
  for (const name of shared) parts[name] = namedPartFiles(compilation, name, new Set()) ?? { js: [], css: [] };
  const known = new Set(Object.values(parts).flatMap(({ js }) => js));
  const all = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  parts['later'] = { js: [...new Set(all)].filter((file) => !known.has(file)).toSorted(), css: [] };
  return parts;
}

function remoteParts(compilation: Compilation, manifest: RemoteManifest): Release['parts'] {
  const remote = namedPartFiles(compilation, 'remote', new Set());
  if (!remote) throw new Error('src/remote.tsx was not built');
  const known = new Set([...remote.js, ...remote.css, 'remoteEntry.js']);
  const parts: Release['parts'] = { remote: { js: remote.js.filter((file) => file !== 'remoteEntry.js'), css: remote.css } };
  for (const { id } of [...manifest.routes, ...manifest.slots]) {
    const part = namedPartFiles(compilation, id, known);
    if (!part)
      throw new Error(`${manifest.id}: '${id}' is in the manifest, and src/remote.tsx has no line ${id}: () => import(…)`);
    parts[id] = part;
  }
  return parts;
}

/** The parts of which something can be read before their scripts run. */
function paintedParts({ kind, manifest }: Pick<Compiled, 'kind' | 'manifest'>): string[] {
  if (kind === 'shell') return ['main'];
  const served = kind === 'remote' ? [...manifest.routes, ...manifest.slots].filter((part) => part.served) : [];
  return served.length > 0 ? ['remote', ...served.map(({ id }) => id)] : [];
}

/** Adds the other files of a release to the compiled ones, and writes its `release.json`. */
export async function finishRelease(compiled: Compiled): Promise<BuiltRelease> {
  const { packageFolder, kind, manifest, version, container, compilation, folder, surface, servedPart, isFinal } = compiled;
  const main = kind === 'remote' ? undefined : entryFiles(compilation, 'main');
  const missing = kind === 'shell' ? notProvided(compilation, Object.keys(sharedModules(packageFolder))) : [];
  if (missing.length > 0) {
    throw new Error(
      `Remotes import shared modules that the shell does not provide. Import them in src/remotes/provide-entry-points.ts: ${missing.join(', ')}`,
    );
  }
  const entry = main ? main.js.find((file) => file.startsWith('main.')) : 'remoteEntry.js';
  if (!entry) throw new Error('the entry was not built');
  const texts = servedTexts(packageFolder, manifest);
  const partsOf = () => {
    if (kind === 'embed') return embedParts(compilation);
    return main ? { main } : remoteParts(compilation, manifest);
  };
  const parts = partsOf();
  if (kind === 'shell') await writeShellFiles(packageFolder, folder, texts);
  if (kind === 'shell' && isFinal) await writePaintedPages(packageFolder, folder, container);
  if (kind === 'embed' || manifest.embeds) writeShadowStyles(folder);
  if (servedPart !== undefined) writeFileSync(join(folder, SERVED_PART_FILE), servedPart);
  const painted = paintedParts({ kind, manifest });
  if (isFinal && painted.length > 0)
    writeStylePlan(
      folder,
      painted.flatMap((name) => parts[name]?.css ?? []),
    );
  return writeRelease(folder, {
    remote: manifest.id,
    version,
    container,
    entry,
    manifest: isFinal ? manifest : withoutServed(manifest),
    parts,
    ...(servedPart !== undefined && { servedPart: SERVED_PART_FILE }),
    ...(texts && { servedTexts: texts }),
    ...(surface && { surface }),
  });
}
