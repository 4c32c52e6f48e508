import type { Release } from '@hirehq/shared-contracts/release';
import type { DamageLog, ReleaseFiles } from '../files/release-files.ts';
import type { LiveMember } from './sets.store.ts';

/** Files without which a shell shows no page. */
const neededForAnyPage = ({ entry, parts }: Release): readonly string[] => [
  entry,
  ...(parts['main']?.js ?? []),
  ...(parts['main']?.css ?? []),
];

/** True if pages of a shell can be shown, although files of it are damaged. */
export function showsPages(shell: Release, files: Pick<ReleaseFiles, 'damagedFiles'>): boolean {
  const damaged = files.damagedFiles(shell);
  return !neededForAnyPage(shell).some((file) => damaged.includes(file));
}

/**
 * The live versions that can be served from this disk: in place of a version with damaged files the previous one of that remote.
 * Where there is no such version, the damaged one remains, and pages show the fallback of the parts that need those files.
 */
export async function soundMembers(members: readonly LiveMember[], files: ReleaseFiles, log: DamageLog): Promise<LiveMember[]> {
  for (const { current, previous } of members) {
    await files.check(current);
    if (previous) await files.check(previous);
  }
  const isSound = (release: Release) => files.damagedFiles(release).length === 0;
  return members.map((member) => {
    const { remote, current, previous } = member;
    if (isSound(current)) return previous && !isSound(previous) ? { remote, current, previous: undefined } : member;
    if (!previous || !isSound(previous)) return member;
    log.error(
      { remote, damaged: current.version, served: previous.version, files: files.damagedFiles(current) },
      'files of the current version of a remote are damaged: its previous version is served',
    );
    return { remote, current: previous, previous: undefined };
  });
}
