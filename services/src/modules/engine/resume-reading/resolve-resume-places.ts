import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foldText } from '../skills/index.ts';
import { isEmployer, isTitle } from './fields/title-words.ts';
import { doubted, undoubted } from './found.ts';

type Job = ResumeReading['workHistory'][number];

/** Texts of a reading that may be names of places, folded. */
export function maybePlaces({ workHistory, firstName, lastName, city }: Omit<ResumeReading, 'skills'>): string[] {
  const name = [firstName?.value, lastName?.value].filter(Boolean).join(' ');
  const texts = workHistory.flatMap(({ value }) => [value.title, value.workedWith]);
  return [...new Set([name, city?.value, ...texts].map((text) => foldText(text ?? '')).filter((text) => text !== ''))];
}

/**
 * The reading with what is known of places: a job whose title or employer is the name of a town is doubted, one whose parts
 * could have been a town but are none is not.
 */
export function resolveResumePlaces<Reading extends Omit<ResumeReading, 'skills'>>(
  reading: Reading,
  places: ReadonlySet<string>,
): Reading {
  const isPlace = (text: string | null) => text !== null && places.has(foldText(text));
  const settled = (job: Job): Job => {
    const { title, workedWith } = job.value;
    const isTown = (isPlace(title) && !isTitle(title ?? '')) || (isPlace(workedWith) && !isEmployer(workedWith ?? ''));
    return isTown ? doubted(job, 'MAYBE_PLACE') : undoubted(job, 'MAYBE_PLACE');
  };
  const { firstName, lastName, city } = reading;
  const name = [firstName?.value, lastName?.value].filter(Boolean).join(' ');
  const isTownsName = isPlace(name);
  // A town that the catalogue has, in a place where towns are written.
  const isKnownCity = city !== null && isPlace(city.value);
  return {
    ...reading,
    firstName: firstName && isTownsName ? doubted(firstName, 'MAYBE_PLACE') : firstName,
    lastName: lastName && isTownsName ? doubted(lastName, 'MAYBE_PLACE') : lastName,
    city: isKnownCity ? undoubted(city, 'GUESSED') : city,
    workHistory: reading.workHistory.map(settled),
  };
}
