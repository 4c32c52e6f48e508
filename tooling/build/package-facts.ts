import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteManifest, remoteManifestSchema } from '@hirehq/shared-contracts/remote-manifest';

export async function readManifest(packageFolder: string): Promise<RemoteManifest> {
  const module = (await import(pathToFileURL(join(packageFolder, 'src/manifest.ts')).href)) as { manifest?: unknown };
  return remoteManifestSchema.parse(module.manifest);
}

export function packageVersion(packageFolder: string): string {
  return (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
}
