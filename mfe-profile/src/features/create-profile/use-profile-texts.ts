import { useIntl } from '@hirehq/shared-ui';
import { useFieldTexts } from '../../shared/sections/use-field-texts.ts';
import type { SkillYears } from '../../shared/skills/skill-years.ts';
import { yearsOf } from '../../shared/years-text.ts';
import { skillPart, type ProfileDraft } from './profile-draft.ts';

const LABELS = {
  name: 'profile.name',
  telephone: 'profile.telephone',
  profileTitle: 'profile.profileTitle',
  placeText: 'profile.place',
  address: 'profile.address',
  zipCode: 'profile.zipCode',
  overallYearsOfExperience: 'profile.years',
  jobTitle: 'profile.jobTitle',
  employerName: 'profile.employer',
  workedFrom: 'profile.workedFrom',
  workedTo: 'profile.workedTo',
};

/** Names and values of the parts of a profile, as they are read; those of skills are in one of these drafts. */
export function useProfileTexts(...drafts: readonly ProfileDraft[]) {
  const { formatMessage } = useIntl();
  const fields = useFieldTexts(LABELS);
  const skillOf = (part: string): SkillYears | undefined =>
    drafts.flatMap(({ skills }) => skills).find(({ id }) => skillPart(id) === part);
  return {
    nameOf: (part: string): string => skillOf(part)?.name ?? fields.nameOf(part),
    textOf: (part: string, value: unknown): string =>
      part in LABELS
        ? fields.textOf(part, value)
        : formatMessage({ id: 'edit.years' }, { years: yearsOf((value as SkillYears).years) ?? 0 }),
  };
}
