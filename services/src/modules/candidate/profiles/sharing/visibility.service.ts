import { PROFILE_SECTIONS, type ProfileAudience, type ProfileSection } from '@hirehq/shared-contracts/codes';
import type { HiddenEmployer, SectionVisibility } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { Refused } from '../../../../platform/http/mutation-result.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';
import { refusedIfFull } from '../../../../platform/row-caps/hold-cap.ts';
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
): Promise<{ ok: true } & SectionVisibility> {
  return changeProfile(services, candidateId, async (trx) => {
    await chooseAudience(trx, candidateId, section, audience);
    return { ok: true, section, audience };
  });
}

/** Hides the profile from an employer, or shows it again; showing it succeeds also if it was not hidden. */
export async function hideProfile(
  services: Services,
  candidateId: string,
  enterpriseId: string,
  hidden: boolean,
): Promise<{ ok: true; hiddenFrom: HiddenEmployer[] } | Refused<RefusalCode<'hideProfileFrom'>>> {
  if (!isUuid(enterpriseId) || !(await employerExists(services.db, enterpriseId)))
    return { ok: false, code: 'NOT_FOUND', message: 'There is no such employer.' };
  return changeProfile(services, candidateId, async (trx) => {
    const before = await hiddenEmployers(trx, candidateId);
    const isKnown = before.some((employer) => employer.enterpriseId === enterpriseId.toLowerCase());
    const full = hidden && !isKnown && (await refusedIfFull(trx, 'hiddenEmployers', { owner: candidateId, now: services.now() }));
    if (full) return full;
    await (hidden ? hideFrom : showTo)(trx, candidateId, enterpriseId);
    return { ok: true, hiddenFrom: await hiddenEmployers(trx, candidateId) };
  });
}
