import type { ProfileSection } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../../../platform/database/database.ts';
import type { FileGrant } from '../../../../platform/files/file-routes.ts';
import type { Services } from '../../../../platform/module.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import { secretHash } from '../../../../platform/ids/secret.ts';
import { ownerOfVideo } from '../../videos/index.ts';
import { publicKeyOf } from './public-key.store.ts';
import { linkedFile } from './shared-facts.store.ts';
import { sharedSections } from './visibility.policy.ts';
import { chosenAudiences, isReadableBy } from './visibility.store.ts';

/** Who reads a shared profile: whoever has its key, an employer, or its candidate in a preview. */
export type ProfileReader =
  | { kind: 'public'; key: string }
  | { kind: 'employer'; enterpriseId: string }
  | { kind: 'preview'; audience: 'NOBODY' | 'EMPLOYERS' | 'EVERYBODY' };

/** `kind` of the grants for links to the files of a shared profile. */
export const PROFILE_GRANT = 'profile';

const KEY = 'key';

/** The grant of a link to a file; the candidate's own links need none. */
export function grantFor(reader: ProfileReader, fileId: string): string | undefined {
  if (reader.kind === 'preview') return undefined;
  // A hash, because whoever receives a link to one file must not get the profile with it.
  const who = reader.kind === 'public' ? `${KEY}.${secretHash(reader.key)}` : reader.enterpriseId;
  return `${PROFILE_GRANT}:${fileId}.${who}`;
}

/** Whose file or video this is, and the section that shows it; undefined if none does. */
async function sharedFile(db: Database, id: string): Promise<{ candidateId: string; section: ProfileSection } | undefined> {
  const file = await linkedFile(db, id);
  if (file?.candidate_id) {
    const section = file.category === 'SHOWCASE' ? 'WORK_HISTORY' : file.category === 'PROFILE' && file.is_photo ? 'PHOTO' : null;
    return section ? { candidateId: file.candidate_id, section } : undefined;
  }
  const candidateId = await ownerOfVideo(db, id);
  return candidateId === undefined ? undefined : { candidateId, section: 'VIDEO' };
}

/** True while the file is part of the profile and the reader may see its section: with the key of the profile, everybody, everywhere. */
export async function mayOpenSharedFile({ db }: Pick<Services, 'db'>, id: string): Promise<FileGrant> {
  const [fileId = '', who = '', keyHash] = id.split('.');
  const file = isUuid(fileId) ? await sharedFile(db, fileId) : undefined;
  if (!file) return false;
  const { candidateId, section } = file;
  const chosen = await chosenAudiences(db, candidateId);
  if (who === KEY) {
    const key = await publicKeyOf(db, candidateId);
    const isShared = key !== null && secretHash(key) === keyHash && sharedSections(chosen, 'EVERYBODY').has(section);
    return isShared && 'everywhere';
  }
  return isUuid(who) && (await isReadableBy(db, candidateId, who)) && sharedSections(chosen, 'EMPLOYERS').has(section);
}
