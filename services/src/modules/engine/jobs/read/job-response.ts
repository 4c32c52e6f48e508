import { QUESTION_KINDS } from '@hirehq/shared-contracts/codes';
import type { ComparedPay } from '@hirehq/shared-contracts/pay';
import type { StoredQuestion } from '../../../../platform/database/tables/jobs.ts';
import { healthOfColumns, workplaceOfColumns } from '../../../../platform/job-facts.ts';
import { defaultQuestions } from './default-questions.ts';
import { countryName } from '../../places/index.ts';
import type { JobRow } from './jobs.store.ts';
import { remoteArea } from './remote-area.ts';

/** A question of a kind that this version does not know is treated as text. */
const withKnownKind = (question: StoredQuestion): StoredQuestion =>
  QUESTION_KINDS.includes(question.kind) ? question : { ...question, kind: 'TEXT' };

const amount = (value: string | null) => (value === null ? null : Number(value));

/** Null if none of the facts is stated. */
const ifStated = <Facts extends object>(facts: Facts): Facts | null =>
  Object.values(facts).some((value) => value !== null) ? facts : null;

/** The parent value of the resolvers of `Job`: plain fields here, the rest by field resolvers. */
export function jobResponse(row: JobRow) {
  const area = remoteArea(row);
  const places = row.places.map((place) => ({ ...place, country: place.country && countryName(place.country) }));
  return {
    id: row.id,
    title: row.title,
    enterprise: { id: row.enterprise_id, establishmentName: row.establishment_name, about: row.about, logoFile: row.logo_file },
    place: places[0] ?? null,
    places,
    /** Area of remote work, with countries as codes. */
    storedPlaces: row.places,
    workMode: row.work_mode,
    remote: row.remote,
    remoteFrom: area.countries,
    remoteRegions: area.regions,
    remoteCountries: area.ownCountries,
    employmentType: row.employment_type,
    experienceLevel: row.experience_level,
    education: row.education,
    workplace: ifStated(workplaceOfColumns(row)),
    health: ifStated(healthOfColumns(row)),
    pay:
      row.pay_currency && row.pay_unit
        ? {
            currency: row.pay_currency,
            min: amount(row.pay_min),
            max: amount(row.pay_max),
            unit: row.pay_unit,
            /** How a search compares it, from `withComparedPay`. */
            compared: null as ComparedPay | null,
          }
        : null,
    summary: row.summary,
    easyApply: row.easy_apply,
    postedAt: row.posted_at_known ? row.posted_at : row.created_at,
    postedAtIsKnown: row.posted_at_known,
    closesOn: row.closes_on,
    closedAt: row.closed_at,
    sourceUrl: row.source_url,
    questions: [...defaultQuestions(row.easy_apply), ...row.questions.map(withKnownKind)],
  };
}
export type JobResponse = ReturnType<typeof jobResponse>;
