import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltRelease, Surface } from '@hirehq/shared-contracts/delivery';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';

const ROOT = join(import.meta.dirname, '../../../../../..');
export const REMOTES = ['accessibility', 'jobs', 'messaging', 'notifications', 'profile', 'reports'] as const;

type SurfaceOf = (packageFolder: string, kind: 'remote' | 'shell') => Promise<Surface>;
const load = async (path: string) => (await import(pathToFileURL(join(ROOT, path)).href)) as object;

/** A release with this manifest and surface, without files. */
export const releaseWith = (manifest: RemoteManifest, surface?: Surface, version = '1.0.0'): BuiltRelease => ({
  remote: manifest.id,
  version,
  container: `mfe_${manifest.id}`,
  entry: 'remoteEntry.js',
  manifest,
  files: {},
  parts: {},
  ...(surface && { surface }),
});

/** The shell and the six remotes of this repository as their sources are: what the build would say of them. */
export async function realReleases(): Promise<BuiltRelease[]> {
  const { surfaceOf } = (await load('tooling/surface/surface-of.ts')) as { surfaceOf: SurfaceOf };
  const folders = ['host-shell', ...REMOTES.map((remote) => `mfe-${remote}`)];
  return Promise.all(
    folders.map(async (folder) => {
      const { manifest } = (await load(`${folder}/src/manifest.ts`)) as { manifest: RemoteManifest };
      return releaseWith(manifest, await surfaceOf(join(ROOT, folder), folder === 'host-shell' ? 'shell' : 'remote'));
    }),
  );
}
