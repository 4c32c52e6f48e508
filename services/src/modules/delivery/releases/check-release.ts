import { z } from 'zod';
import { builtReleaseSchema, RELEASE_LIMITS, remoteId, type BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { isDevelopmentVersion } from '@hirehq/shared-contracts/release';
import { mistakeInServedPart } from '@hirehq/shared-contracts/served-part';
import { Refusal } from '../../../platform/refusals/refusal.ts';

export const releaseName = ({ remote, version }: Pick<BuiltRelease, 'remote' | 'version'>): string => `${remote} ${version}`;

const MB = 1024 * 1024;
const majorOf = (version: string) => version.split('.')[0];

/** Refuses a release; says why and what to do. */
export function refuseRelease(what: string, reason: string): never {
  throw new Refusal('RELEASE_REFUSED', { message: `Release ${what} was rejected: ${reason}` });
}

function parsed(text: string): BuiltRelease {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuseRelease('without a name', 'release.json is not JSON. Build it again with hirehq-build.');
  }
  const read = builtReleaseSchema.safeParse(content);
  if (read.success) return read.data;
  const named = z.object({ remote: z.string().max(100), version: z.string().max(100) }).safeParse(content).data;
  const mistakes = read.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return refuseRelease(
    named ? releaseName(named) : 'without a name',
    `release.json is not valid: ${mistakes.join('; ')}. Build it again with hirehq-build.`,
  );
}

/** What is wrong with the files that a release names; undefined if nothing is. */
function mistakeInFiles({ entry, parts, files, version }: BuiltRelease): string | undefined {
  const names = Object.keys(files);
  if (names.length > RELEASE_LIMITS.files)
    return `it has ${names.length} files, and ${RELEASE_LIMITS.files} is the most. Split it into remotes, or bundle more`;
  const unsafe = names.find((file) => file.split('/').some((part) => part === '..' || part === '.' || part === ''));
  if (unsafe !== undefined) return `${unsafe} is not a path inside the release`;
  const named = [entry, ...Object.values(parts).flatMap((part) => [...part.js, ...part.css])];
  const unknown = named.find((file) => !Object.hasOwn(files, file));
  if (unknown !== undefined) return `${unknown} is required but has no hash in release.json`;
  const sizes = Object.entries(files).map(([file, { size }]) => ({ file, size }));
  const odd = sizes.find(({ size }) => !Number.isInteger(size) || size < 0);
  if (odd) return `the size of ${odd.file} is ${odd.size}, which is no number of bytes`;
  const large = sizes.find(({ size }) => size > RELEASE_LIMITS.fileBytes);
  if (large) return `${large.file} has ${large.size} bytes, and ${RELEASE_LIMITS.fileBytes / MB} MB is the most. Split it`;
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  if (bytes > RELEASE_LIMITS.bytes) return `its files have ${bytes} bytes, and ${RELEASE_LIMITS.bytes / MB} MB is the most`;
  const map = isDevelopmentVersion(version) ? undefined : names.find((file) => file.endsWith('.map'));
  return map === undefined ? undefined : `${map} carries a source map, and releases are public. Keep maps beside the release`;
}

function mistakeIn(release: BuiltRelease, allowsDevelopment: boolean): string | undefined {
  const { remote, version, manifest, base } = release;
  if (!remoteId.safeParse(remote).success)
    return `${remote} is not a name of a remote: lower-case letters, digits and hyphens, 41 at most`;
  if (base !== undefined) return 'its files are its own, not those of another server. Remove base from release.json';
  if (manifest.id !== remote) return `its manifest belongs to ${manifest.id}`;
  if (majorOf(manifest.contract) !== majorOf(CONTRACT_VERSION))
    return `it requires contract version ${manifest.contract}, this platform has ${CONTRACT_VERSION}. Build it with that version`;
  if (isDevelopmentVersion(version) && !allowsDevelopment) return 'it was built by npm run dev; run npm run build';
  return mistakeInFiles(release) ?? mistakeInServedPart(release);
}

/** Reads the text of a `release.json` of anybody. Throws RELEASE_REFUSED, which says what is wrong and what to do. */
export function readReleaseText(text: string, { allowsDevelopment = false } = {}): BuiltRelease {
  const release = parsed(text);
  const mistake = mistakeIn(release, allowsDevelopment);
  return mistake === undefined ? release : refuseRelease(releaseName(release), mistake);
}

/** True if two releases have the same files with the same bytes. */
export function sameFiles(one: Pick<BuiltRelease, 'files'>, other: Pick<BuiltRelease, 'files'>): boolean {
  const names = Object.keys(one.files);
  return (
    names.length === Object.keys(other.files).length &&
    names.every((file) => one.files[file]?.integrity === other.files[file]?.integrity)
  );
}
