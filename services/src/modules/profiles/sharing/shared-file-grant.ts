import type { Services } from '../../../platform/module.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { secretHash } from '../../../platform/ids/secret.ts';
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

/** True while the file is part of the profile and the reader may see its section. */
export async function mayOpenSharedFile({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const [fileId = '', who = '', keyHash] = id.split('.');
  const file = isUuid(fileId) ? await linkedFile(db, fileId) : undefined;
  if (!file?.candidate_id) return false;
  const section = file.category === 'SHOWCASE' ? 'WORK_HISTORY' : file.category === 'PROFILE' && file.is_photo ? 'PHOTO' : null;
  if (section === null) return false;
  const chosen = await chosenAudiences(db, file.candidate_id);
  if (who === KEY) {
    const key = await publicKeyOf(db, file.candidate_id);
    return key !== null && secretHash(key) === keyHash && sharedSections(chosen, 'EVERYBODY').has(section);
  }
  return isUuid(who) && (await isReadableBy(db, file.candidate_id, who)) && sharedSections(chosen, 'EMPLOYERS').has(section);
}
