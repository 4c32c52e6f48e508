import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteManifest, remoteManifestSchema } from '@hirehq/shared-contracts/remote-manifest';

/** The manifest of a package; pass a new `edition` to reload it after a change. */
export async function readManifest(packageFolder: string, edition = ''): Promise<RemoteManifest> {
  const file = pathToFileURL(join(packageFolder, 'src/manifest.ts'));
  file.search = edition;
  const module = (await import(file.href)) as { manifest?: unknown };
  return remoteManifestSchema.parse(module.manifest);
}

export function packageVersion(packageFolder: string): string {
  return (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
}
