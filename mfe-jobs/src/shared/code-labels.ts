import type {
  EducationLevel,
  EmploymentType,
  ExperienceLevel,
  HEALTH_FACTS,
  HealthFact,
  PayUnit,
  WORKPLACE_FACTS,
  WorkMode,
  WorkplaceFact,
} from '@hirehq/shared-contracts/codes';
import { defineMessages, useIntl, type MessageDescriptor } from '@hirehq/shared-ui';

const LABELS = {
  employmentType: defineMessages({
    FT: { id: 'employmentType.FT' },
    PT: { id: 'employmentType.PT' },
    FL: { id: 'employmentType.FL' },
    IN: { id: 'employmentType.IN' },
    OT: { id: 'employmentType.OT' },
  }),
  workMode: defineMessages({ R: { id: 'workMode.R' }, O: { id: 'workMode.O' }, H: { id: 'workMode.H' } }),
  experienceLevel: defineMessages({
    IN: { id: 'experienceLevel.IN' },
    EL: { id: 'experienceLevel.EL' },
    AT: { id: 'experienceLevel.AT' },
    ML: { id: 'experienceLevel.ML' },
    DR: { id: 'experienceLevel.DR' },
    ET: { id: 'experienceLevel.ET' },
  }),
  education: defineMessages({
    SL: { id: 'education.SL' },
    DM: { id: 'education.DM' },
    BR: { id: 'education.BR' },
    MT: { id: 'education.MT' },
    DC: { id: 'education.DC' },
  }),
  payUnit: defineMessages({
    HOUR: { id: 'payUnit.HOUR' },
    DAY: { id: 'payUnit.DAY' },
    WEEK: { id: 'payUnit.WEEK' },
    MONTH: { id: 'payUnit.MONTH' },
    YEAR: { id: 'payUnit.YEAR' },
  }),
  noiseLevel: defineMessages({
    QUIET: { id: 'noiseLevel.QUIET' },
    MODERATE: { id: 'noiseLevel.MODERATE' },
    LOUD: { id: 'noiseLevel.LOUD' },
  }),
  lighting: defineMessages({
    DAYLIGHT: { id: 'lighting.DAYLIGHT' },
    ADJUSTABLE: { id: 'lighting.ADJUSTABLE' },
    BRIGHT: { id: 'lighting.BRIGHT' },
  }),
  contactLevel: defineMessages({
    LITTLE: { id: 'contactLevel.LITTLE' },
    SOME: { id: 'contactLevel.SOME' },
    CONSTANT: { id: 'contactLevel.CONSTANT' },
  }),
  workStructure: defineMessages({
    FIXED: { id: 'workStructure.FIXED' },
    MIXED: { id: 'workStructure.MIXED' },
    SELF_DIRECTED: { id: 'workStructure.SELF_DIRECTED' },
  }),
  flexibility: defineMessages({
    FIXED_HOURS: { id: 'flexibility.FIXED_HOURS' },
    CORE_HOURS: { id: 'flexibility.CORE_HOURS' },
    FLEXIBLE_HOURS: { id: 'flexibility.FLEXIBLE_HOURS' },
  }),
  interviewFormat: defineMessages({
    CONVERSATION: { id: 'interviewFormat.CONVERSATION' },
    PANEL: { id: 'interviewFormat.PANEL' },
    WRITTEN: { id: 'interviewFormat.WRITTEN' },
    WORK_SAMPLE: { id: 'interviewFormat.WORK_SAMPLE' },
    TRIAL_DAY: { id: 'interviewFormat.TRIAL_DAY' },
  }),
  careSetting: defineMessages({
    HOSPITAL: { id: 'careSetting.HOSPITAL' },
    CLINIC: { id: 'careSetting.CLINIC' },
    CARE_HOME: { id: 'careSetting.CARE_HOME' },
    COMMUNITY: { id: 'careSetting.COMMUNITY' },
    PHARMACY: { id: 'careSetting.PHARMACY' },
    LABORATORY: { id: 'careSetting.LABORATORY' },
    SCHOOL: { id: 'careSetting.SCHOOL' },
    TELEHEALTH: { id: 'careSetting.TELEHEALTH' },
  }),
  shiftPattern: defineMessages({
    DAYS: { id: 'shiftPattern.DAYS' },
    EVENINGS: { id: 'shiftPattern.EVENINGS' },
    NIGHTS: { id: 'shiftPattern.NIGHTS' },
    ROTATING: { id: 'shiftPattern.ROTATING' },
    ON_CALL: { id: 'shiftPattern.ON_CALL' },
  }),
  licenceNeed: defineMessages({
    REQUIRED: { id: 'licenceNeed.REQUIRED' },
    IN_PROGRESS: { id: 'licenceNeed.IN_PROGRESS' },
    NONE: { id: 'licenceNeed.NONE' },
  }),
  payBand: defineMessages({
    BAND_2: { id: 'payBand.BAND_2' },
    BAND_3: { id: 'payBand.BAND_3' },
    BAND_4: { id: 'payBand.BAND_4' },
    BAND_5: { id: 'payBand.BAND_5' },
    BAND_6: { id: 'payBand.BAND_6' },
    BAND_7: { id: 'payBand.BAND_7' },
    BAND_8A: { id: 'payBand.BAND_8A' },
    BAND_8B: { id: 'payBand.BAND_8B' },
    BAND_8C: { id: 'payBand.BAND_8C' },
    BAND_8D: { id: 'payBand.BAND_8D' },
    BAND_9: { id: 'payBand.BAND_9' },
  }),
} satisfies {
  employmentType: Record<EmploymentType, MessageDescriptor>;
  workMode: Record<WorkMode, MessageDescriptor>;
  experienceLevel: Record<ExperienceLevel, MessageDescriptor>;
  education: Record<EducationLevel, MessageDescriptor>;
  payUnit: Record<PayUnit, MessageDescriptor>;
} & { [Fact in WorkplaceFact]: Record<(typeof WORKPLACE_FACTS)[Fact][number], MessageDescriptor> } & {
  [Fact in HealthFact]: Record<(typeof HEALTH_FACTS)[Fact][number], MessageDescriptor>;
};

export type CodeList = keyof typeof LABELS;

/** The label of a code of the specification's lists; undefined for an unknown code, or none. */
export function useCodeLabel(): (list: CodeList, code: string | null) => string | undefined {
  const { formatMessage } = useIntl();
  return (list, code) => {
    const label = code === null ? undefined : (LABELS[list] as Record<string, MessageDescriptor>)[code];
    return label && formatMessage(label);
  };
}
