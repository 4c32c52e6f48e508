import type {
  EducationLevel,
  EmploymentType,
  ExperienceLevel,
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
} satisfies {
  employmentType: Record<EmploymentType, MessageDescriptor>;
  workMode: Record<WorkMode, MessageDescriptor>;
  experienceLevel: Record<ExperienceLevel, MessageDescriptor>;
  education: Record<EducationLevel, MessageDescriptor>;
  payUnit: Record<PayUnit, MessageDescriptor>;
} & { [Fact in WorkplaceFact]: Record<(typeof WORKPLACE_FACTS)[Fact][number], MessageDescriptor> };

export type CodeList = keyof typeof LABELS;

/** The label of a code of the specification's lists; undefined for an unknown code, or none. */
export function useCodeLabel(): (list: CodeList, code: string | null) => string | undefined {
  const { formatMessage } = useIntl();
  return (list, code) => {
    const label = code === null ? undefined : (LABELS[list] as Record<string, MessageDescriptor>)[code];
    return label && formatMessage(label);
  };
}
