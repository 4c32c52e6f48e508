import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import type { ResumeTruth } from './compose-resume.ts';

/** How often a field was found as it is, found otherwise, and not found. */
export interface FieldScore {
  right: number;
  /** Found, but not so written. */
  wrong: number;
  /** Written, but not so found. */
  missed: number;
}
export type Scores = Map<string, FieldScore>;
export type ScoredReading = Omit<ResumeReading, 'pages'>;

const SCALARS = [
  'firstName',
  'lastName',
  'emailAddress',
  'telephone',
  'address',
  'city',
  'state',
  'country',
  'zipCode',
  'profileTitle',
  'overallYearsOfExperience',
] as const;
const LISTS = ['workHistory', 'educations', 'licences', 'languages'] as const;

type Values = Readonly<Record<string, string | number | null>>;

const plain = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : String(value).trim().toLowerCase().replaceAll(/\s+/g, ' ');

function count(scores: Scores, field: string, found: string | null, written: string | null): void {
  const score = scores.get(field) ?? { right: 0, wrong: 0, missed: 0 };
  if (found !== null && found === written) score.right += 1;
  else {
    if (found !== null) score.wrong += 1;
    if (written !== null) score.missed += 1;
  }
  scores.set(field, score);
}

const alike = (a: Values, b: Values) =>
  Object.keys(b).filter((key) => plain(a[key]) !== null && plain(a[key]) === plain(b[key])).length;

/** Pairs each written record with the found one that is most like it. */
function countList(scores: Scores, field: string, found: readonly Values[], written: readonly Values[]): void {
  const left = [...found];
  for (const record of written) {
    const best = left.toSorted((a, b) => alike(b, record) - alike(a, record))[0];
    const match = best && alike(best, record) > 0 ? best : undefined;
    if (match) left.splice(left.indexOf(match), 1);
    for (const key of Object.keys(record)) count(scores, `${field}.${key}`, plain(match?.[key]), plain(record[key]));
  }
  for (const extra of left) {
    for (const key of Object.keys(written[0] ?? extra)) count(scores, `${field}.${key}`, plain(extra[key]), null);
  }
}

/** Adds a reading to the scores. Years that the résumé does not state may be computed, and count neither way. */
export function countReading(scores: Scores, reading: ScoredReading, truth: ResumeTruth): void {
  for (const field of SCALARS) {
    if (field === 'overallYearsOfExperience' && truth[field] === null) continue;
    count(scores, field, plain(reading[field]?.value), plain(truth[field]));
  }
  for (const field of LISTS) {
    countList(
      scores,
      field,
      reading[field].map(({ value }): Values => value),
      truth[field],
    );
  }
  const names = new Set(reading.skills.map(({ value }) => plain(value.name)));
  for (const name of truth.skills) {
    count(scores, 'skills', names.has(plain(name)) ? plain(name) : null, plain(name));
    names.delete(plain(name));
  }
  for (const name of names) count(scores, 'skills', name, null);
}

/** Values that are proposed as taken, and those that are right. */
export interface TickScore {
  ticked: number;
  tickedRight: number;
  right: number;
}

type Proposal = Readonly<{ value: unknown; confidence: 'HIGH' | 'LOW' }>;

const sameRecord = (found: Values, written: Values) =>
  Object.keys(written).every((key) => plain(written[key]) === null || plain(found[key]) === plain(written[key]));

/** Adds the proposals of a reading. A record is right if everything that is written of it was found as it is. */
export function countTicks(score: TickScore, reading: ScoredReading, truth: ResumeTruth): void {
  const add = ({ confidence }: Proposal, isRight: boolean) => {
    if (confidence === 'HIGH') score.ticked += 1;
    if (confidence === 'HIGH' && isRight) score.tickedRight += 1;
    if (isRight) score.right += 1;
  };
  for (const field of SCALARS) {
    const found = reading[field];
    // Years that are not written may be computed.
    if (!found || (field === 'overallYearsOfExperience' && truth[field] === null)) continue;
    add(found, plain(found.value) === plain(truth[field]));
  }
  for (const field of LISTS)
    for (const each of reading[field]) {
      const found: Values = each.value;
      add(
        each,
        (truth[field] as readonly Values[]).some((written) => sameRecord(found, written)),
      );
    }
  const skills = new Set(truth.skills.map(plain));
  for (const each of reading.skills) add(each, skills.has(plain(each.value.name)));
}

export const fieldPrecisionOf = ({ right, wrong }: FieldScore): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const fieldRecallOf = ({ right, missed }: FieldScore): number => (right + missed === 0 ? 1 : right / (right + missed));

export function totalScoreOf(scores: Scores): FieldScore {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of scores.values()) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
  }
  return total;
}
