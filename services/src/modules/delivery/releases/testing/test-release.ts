import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import {
  CONTRACT_VERSION,
  type Budgets,
  type EmbedDeclaration,
  type RouteDeclaration,
  type SlotDeclaration,
} from '@hirehq/shared-contracts/remote-manifest';
import type { Release } from '@hirehq/shared-contracts/release';
import { SERVED_PART_FILE, SERVED_PART_GLOBAL } from '@hirehq/shared-contracts/served-part';

interface TestRelease {
  remote: string;
  version: string;
  /** One with the path of the served part is that of its served routes. */
  files?: Record<string, string>;
  routes?: readonly RouteDeclaration[];
  slots?: readonly SlotDeclaration[];
  parts?: Release['parts'];
  contract?: string;
  servedTexts?: Release['servedTexts'];
  surface?: BuiltRelease['surface'];
  budgets?: Budgets;
  embeds?: readonly EmbedDeclaration[];
  /** Where to write it; by default a folder that is removed when the test ends. */
  into?: string;
}

const SERVED_PART = `globalThis.${SERVED_PART_GLOBAL} = () => ({ html: '<p>served</p>', rules: '' });\n`;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a folder as hirehq-build does: with a served part, if a route or slot is served. */
export async function writeTestRelease({
  remote,
  version,
  files = { 'entry.js': `export const version = '${version}';\n`.repeat(40) },
  routes = [],
  slots = [],
  parts = {},
  contract = CONTRACT_VERSION,
  servedTexts,
  surface,
  budgets,
  embeds,
  into,
}: TestRelease): Promise<string> {
  const folder = into ?? (await temporaryFolder());
  const records: Release['files'] = {};
  const servedPart = [...routes, ...slots].some(({ served }) => served) && { [SERVED_PART_FILE]: SERVED_PART };
  for (const [file, text] of Object.entries({ ...servedPart, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    records[file] = { integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`, size: Buffer.byteLength(text) };
  }
  const release: BuiltRelease = {
    remote,
    version,
    container: `mfe_${remote}_${version.replaceAll(/[^0-9a-z]/g, '_')}`,
    entry: Object.keys(files)[0] ?? '',
    manifest: {
      id: remote,
      contract,
      routes: [...routes],
      slots: [...slots],
      events: { publishes: [], subscribes: [] },
      ...(budgets && { budgets }),
      ...(embeds && { embeds: [...embeds] }),
    },
    files: records,
    parts,
    ...(servedTexts && { servedTexts }),
    ...(servedPart && { servedPart: SERVED_PART_FILE }),
    ...(surface && { surface }),
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
