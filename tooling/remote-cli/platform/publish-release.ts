import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  builtReleaseSchema,
  hashOfIntegrity,
  type BuiltRelease,
  type DeliveryResponse,
  type ReleaseRecord,
} from '@hirehq/shared-contracts/delivery';
import { CommandFailure } from '../command.ts';
import type { Platform } from './client.ts';

/** Uploads at a time: more of them only wait for each other. */
const AT_ONCE = 4;
/** An upload that expires between two requests is begun again. */
const BEGINNINGS = 3;

type Upload = DeliveryResponse<'POST uploads'>;

interface Publishing {
  /** Folder of the built release. */
  folder: string;
  /** Signs the bytes of release.json; undefined publishes without a signature. */
  sign: ((releaseJson: Uint8Array) => Promise<string>) | undefined;
  say: (line: string) => void;
}

async function readRelease(folder: string): Promise<{ bytes: Buffer; release: BuiltRelease }> {
  const bytes = await readFile(join(folder, 'release.json'));
  const read = builtReleaseSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success) throw new CommandFailure(`${folder}/release.json is no release: build it again with hirehq-remote build`);
  return { bytes, release: read.data };
}

/** The platform would refuse changed files one by one; here they are all named before anything is sent. */
async function refuseChangedFiles(folder: string, { files }: BuiltRelease): Promise<void> {
  const changed: string[] = [];
  for (const [file, { integrity, size }] of Object.entries(files)) {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    const isSame =
      found?.size === size &&
      `sha384-${createHash('sha384')
        .update(await readFile(path))
        .digest('base64')}` === integrity;
    if (!isSame) changed.push(file);
  }
  if (changed.length > 0)
    throw new CommandFailure(`${folder} is not as it was built: ${changed.join(', ')}. Remove the folder and build again.`);
}

async function sendFiles(platform: Platform, { id, missing }: Upload, { files }: BuiltRelease, { folder, say }: Publishing) {
  const byHash = new Map(Object.entries(files).map(([file, { integrity }]) => [hashOfIntegrity(integrity), file]));
  const queue = [...missing];
  let sent = 0;
  const work = async () => {
    for (let hash = queue.shift(); hash !== undefined; hash = queue.shift()) {
      const file = byHash.get(hash);
      if (file === undefined) throw new CommandFailure(`The platform asks for ${hash}, which is no file of this release`);
      await platform('PUT uploads/{id}/files/{hash}', {
        params: { id, hash },
        files: { file: await openAsBlob(join(folder, file)) },
      });
      sent += 1;
      say(`  ${file} (${sent}/${missing.length})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const isGone = (error: unknown) => error instanceof CommandFailure && error.details['errorCode'] === 'NOT_FOUND';

/**
 * Publishes a built release: its description, the files that the platform lacks, then the end. Running it again after any
 * interruption continues, and changes nothing once the release is stored.
 */
export async function publishRelease(platform: Platform, publishing: Publishing): Promise<ReleaseRecord> {
  const { folder, sign, say } = publishing;
  const { bytes, release } = await readRelease(folder);
  await refuseChangedFiles(folder, release);
  for (let beginning = 1; ; beginning += 1) {
    const signature = await sign?.(bytes);
    const body = { release: bytes.toString('utf8'), ...(signature !== undefined && { signature }) };
    const upload = await platform('POST uploads', { body });
    say(`${upload.remote} ${upload.version}: ${upload.missing.length} of ${Object.keys(release.files).length} files to send`);
    try {
      await sendFiles(platform, upload, release, publishing);
      return await platform('POST uploads/{id}/finish', { params: { id: upload.id } });
    } catch (error) {
      if (!isGone(error) || beginning >= BEGINNINGS) throw error;
      say('  the upload has expired; it begins again');
    }
  }
}
