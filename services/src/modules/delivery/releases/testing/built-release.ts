import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { SERVED_PART_FILE } from '@hirehq/shared-contracts/served-part';
import { integrityOf } from '../../../../platform/integrity.ts';

export interface BuiltTestRelease {
  release: BuiltRelease;
  /** The text of release.json. */
  source: string;
  /** The bytes of its files, by path. */
  files: Readonly<Record<string, string>>;
}

/** A release as a build leaves it, with anything about it replaced; with a served part, if its manifest declares one. */
export function builtRelease(
  remote: string,
  version: string,
  {
    files: given = {
      'entry.js': `export const version = '${remote} ${version}';\n`,
      'page.css': `.page { content: '${version}' }`,
    },
    ...replaced
  }: { files?: Readonly<Record<string, string>> } & Partial<Omit<BuiltRelease, 'files'>> = {},
): BuiltTestRelease {
  const isServed = replaced.manifest?.routes.some(({ served }) => served) ?? false;
  const files = { ...given, ...(isServed && { [SERVED_PART_FILE]: 'globalThis.hirehqServedPart = undefined;' }) };
  const release: BuiltRelease = {
    remote,
    version,
    container: `mfe_${remote}_${version}`.replaceAll(/[^0-9a-z]/g, '_'),
    entry: Object.keys(files)[0] ?? '',
    manifest: { id: remote, contract: CONTRACT_VERSION, routes: [], slots: [], events: { publishes: [], subscribes: [] } },
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { integrity: integrityOf(Buffer.from(text)), size: Buffer.byteLength(text) },
      ]),
    ),
    parts: {},
    ...(isServed && { servedPart: SERVED_PART_FILE }),
    ...replaced,
  };
  return { release, source: JSON.stringify(release), files };
}
