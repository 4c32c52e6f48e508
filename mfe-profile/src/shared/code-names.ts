import type { EducationLevel, LanguageLevel, ProfileAudience } from '@hirehq/shared-contracts/codes';
import { defineMessages, useIntl } from '@hirehq/shared-ui';

const AUDIENCES = defineMessages({
  NOBODY: { id: 'edit.audience.NOBODY' },
  EMPLOYERS: { id: 'edit.audience.EMPLOYERS' },
  EVERYBODY: { id: 'edit.audience.EVERYBODY' },
} satisfies Record<ProfileAudience, { id: string }>);

const EDUCATIONS = defineMessages({
  SL: { id: 'education.SL' },
  DM: { id: 'education.DM' },
  BR: { id: 'education.BR' },
  MT: { id: 'education.MT' },
  DC: { id: 'education.DC' },
} satisfies Record<EducationLevel, { id: string }>);

const LANGUAGE_LEVELS = defineMessages({
  A1: { id: 'languageLevel.A1' },
  A2: { id: 'languageLevel.A2' },
  B1: { id: 'languageLevel.B1' },
  B2: { id: 'languageLevel.B2' },
  C1: { id: 'languageLevel.C1' },
  C2: { id: 'languageLevel.C2' },
  NATIVE: { id: 'languageLevel.NATIVE' },
} satisfies Record<LanguageLevel, { id: string }>);

export function useAudienceName(): (audience: ProfileAudience) => string {
  const { formatMessage } = useIntl();
  return (audience) => formatMessage(AUDIENCES[audience]);
}

export function useEducationName(): (level: EducationLevel) => string {
  const { formatMessage } = useIntl();
  return (level) => formatMessage(EDUCATIONS[level]);
}

export function useLanguageLevelName(): (level: LanguageLevel) => string {
  const { formatMessage } = useIntl();
  return (level) => formatMessage(LANGUAGE_LEVELS[level]);
}
