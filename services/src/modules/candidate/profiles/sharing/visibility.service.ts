import { PROFILE_SECTIONS, type ProfileAudience, type ProfileSection } from '@hirehq/shared-contracts/codes';
import type { HiddenEmployer, SectionVisibility } from '@hirehq/shared-contracts/graphql/types';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';
import { refuseIfFull } from '../../../../platform/row-caps/refuse-if-full.ts';
import { employerExists } from '../../../enterprises/employer-profiles/index.ts';
import { changeProfile } from '../change-profile.ts';
import { audienceOf } from './visibility.policy.ts';
import { chooseAudience, chosenAudiences, hiddenEmployers, hideFrom, showTo } from './visibility.store.ts';

/** Who sees each section. */
export async function visibility({ db }: Pick<Services, 'db'>, candidateId: string): Promise<SectionVisibility[]> {
  const chosen = await chosenAudiences(db, candidateId);
  return PROFILE_SECTIONS.map((section) => ({ section, audience: audienceOf(chosen, section) }));
}

export async function setVisibility(
  services: Services,
  candidateId: string,
  section: ProfileSection,
  audience: ProfileAudience,
): Promise<void> {
  await changeProfile(services, candidateId, (trx) => chooseAudience(trx, candidateId, section, audience));
}

/** Hides the profile from an employer, or shows it again; showing it succeeds also if it was not hidden. */
export async function hideProfile(
  services: Services,
  candidateId: string,
  enterpriseId: string,
  hidden: boolean,
): Promise<HiddenEmployer[]> {
  if (!isUuid(enterpriseId) || !(await employerExists(services.db, enterpriseId)))
    throw new Refusal('NOT_FOUND', { message: 'There is no such employer.' });
  return changeProfile(services, candidateId, async (trx) => {
    const before = await hiddenEmployers(trx, candidateId);
    const isKnown = before.some((employer) => employer.enterpriseId === enterpriseId.toLowerCase());
    if (hidden && !isKnown) await refuseIfFull(trx, 'hiddenEmployers', { owner: candidateId, now: services.now() });
    await (hidden ? hideFrom : showTo)(trx, candidateId, enterpriseId);
    return hiddenEmployers(trx, candidateId);
  });
}
