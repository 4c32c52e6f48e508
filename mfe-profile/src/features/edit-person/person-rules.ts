import {
  ADDRESS_MAX,
  CANDIDATE_NAME_MAX,
  EMPLOYER_NAME_MAX,
  JOB_TITLE_MAX,
  PROFILE_TITLE_MAX,
  ZIP_CODE_MAX,
  emptyTelephone,
  emptyText,
  text,
  wrong,
} from '@hirehq/shared-contracts/inputs';
import type { FieldWords, Stored } from '@hirehq/shared-ui/forms';
import * as z from 'zod/mini';
import type { Candidate } from '../../shared/candidate.query.ts';
import { yearsText } from '../../shared/years-text.ts';

/** As typed. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  profileTitle: string;
  jobTitle: string;
  employerName: string;
  overallYearsOfExperience: string;
  address: string;
  zipCode: string;
  telephone: string;
  placeText: string;
  /** What `placeText` was chosen from: an id, `current` for the saved location, empty while it is only typed. */
  placeId: string;
}

export const CURRENT_PLACE = 'current';

export const placeOf = ({ city, state, country }: Candidate): string => [city, state, country].filter(Boolean).join(', ');

export function personValuesOf(candidate: Candidate): PersonValues {
  const place = placeOf(candidate);
  return {
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    profileTitle: candidate.profileTitle ?? '',
    jobTitle: candidate.jobTitle ?? '',
    employerName: candidate.employerName ?? '',
    overallYearsOfExperience: candidate.overallYearsOfExperience === null ? '' : String(candidate.overallYearsOfExperience),
    address: candidate.address ?? '',
    zipCode: candidate.zipCode ?? '',
    telephone: candidate.telephone ?? '',
    placeText: place,
    placeId: place ? CURRENT_PLACE : '',
  };
}

export const storedPerson = (candidate: Candidate): Stored<PersonValues> => ({
  version: candidate.version,
  values: personValuesOf(candidate),
});

/** The typed values; `placeText` must come from the list. */
export const personSchema = z
  .object({
    firstName: text(CANDIDATE_NAME_MAX),
    lastName: emptyText(CANDIDATE_NAME_MAX),
    profileTitle: text(PROFILE_TITLE_MAX),
    jobTitle: emptyText(JOB_TITLE_MAX),
    employerName: emptyText(EMPLOYER_NAME_MAX),
    overallYearsOfExperience: yearsText(false),
    address: emptyText(ADDRESS_MAX),
    zipCode: emptyText(ZIP_CODE_MAX),
    telephone: emptyTelephone(),
    placeText: z.string(),
    placeId: z.string(),
  })
  .check(
    z.refine(({ placeText, placeId }) => placeText.trim() === '' || placeId !== '', {
      path: ['placeText'],
      message: wrong('NOT_FOUND'),
    }),
  );

export const PERSON_WORDS: FieldWords = {
  'firstName.MISSING': 'edit.person.firstName.missing',
  'profileTitle.MISSING': 'profile.profileTitle.missing',
  'telephone.NOT_A_TELEPHONE': 'profile.telephone.wrong',
  'placeText.NOT_FOUND': 'profile.place.notChosen',
  'overallYearsOfExperience.OUT_OF_RANGE': 'profile.years.wrong',
};
