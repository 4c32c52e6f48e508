import type { CareSetting, Flexibility, Lighting, NoiseLevel, ShiftPattern } from '@hirehq/shared-contracts/codes';
import type { PublishedJob } from './published-jobs.store.ts';

const SHIFTS: Readonly<Record<ShiftPattern, string>> = {
  DAYS: 'day shift',
  EVENINGS: 'evening shift',
  NIGHTS: 'night shift',
  ROTATING: 'rotating shifts',
  ON_CALL: 'on-call duty',
};
const FLEXIBILITY: Readonly<Record<Flexibility, string>> = {
  FIXED_HOURS: 'fixed hours',
  CORE_HOURS: 'core hours with flexible start and end',
  FLEXIBLE_HOURS: 'flexible hours',
};
const NOISE: Readonly<Record<NoiseLevel, string>> = {
  QUIET: 'quiet surroundings',
  MODERATE: 'some noise',
  LOUD: 'loud surroundings',
};
const LIGHT: Readonly<Record<Lighting, string>> = {
  DAYLIGHT: 'daylight',
  ADJUSTABLE: 'adjustable light',
  BRIGHT: 'bright light',
};
/** The type of organisation that schema.org has for a setting. */
const UNITS: Readonly<Partial<Record<CareSetting, string>>> = {
  HOSPITAL: 'Hospital',
  CLINIC: 'MedicalClinic',
  PHARMACY: 'Pharmacy',
  LABORATORY: 'DiagnosticLab',
  SCHOOL: 'School',
};

const listed = (texts: readonly (string | null | undefined | false)[]): string => texts.filter(Boolean).join(', ');

/** 'night shift, weekends'; a night shift that the shift pattern has is said once. */
function workHours({ shift_pattern, night_shift, weekend_work, flexibility }: PublishedJob): string {
  return listed([
    shift_pattern && SHIFTS[shift_pattern],
    night_shift && shift_pattern !== 'NIGHTS' && SHIFTS.NIGHTS,
    weekend_work && 'weekends',
    flexibility && FLEXIBILITY[flexibility],
  ]);
}

function qualifications({ licence, licence_need }: PublishedJob): string {
  if (licence_need === 'NONE') return '';
  const name = licence ?? (licence_need === null ? null : 'licence or registration');
  if (name === null) return '';
  return licence_need === 'IN_PROGRESS' ? `${name}, may be in progress` : name;
}

/**
 * The facts of shifts, licence, setting and workplace for which schema.org's JobPosting has a property. It has none for the contact
 * with people, the structure of the work and the format of the interview; the band of pay is the name of the salary.
 */
export function postingFacts(job: PublishedJob) {
  const [hours, qualified, senses] = [
    workHours(job),
    qualifications(job),
    listed([job.noise_level && NOISE[job.noise_level], job.lighting && LIGHT[job.lighting]]),
  ];
  const unit = job.care_setting && UNITS[job.care_setting];
  return {
    ...(hours && { workHours: hours }),
    ...(qualified && { qualifications: qualified }),
    ...(senses && { sensoryRequirement: senses }),
    ...(unit && { employmentUnit: { '@type': unit, name: job.establishment_name } }),
  };
}
