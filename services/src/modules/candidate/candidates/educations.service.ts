import type { Education } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { deleteEducation, educationsOf, insertEducation, updateEducation } from './educations.store.ts';
import { RecordsWithFiles } from './records-with-files.ts';

interface Entry {
  id?: string | undefined;
  level: Education['level'];
  institution: string;
  fieldOfStudy?: string | null | undefined;
  studiedFrom?: string | null | undefined;
  studiedTill?: string | null | undefined;
}

export const educations = new RecordsWithFiles({
  cap: 'educations',
  category: 'EDUCATION',
  rowsOf: educationsOf,
  insert: insertEducation,
  update: updateEducation,
  remove: deleteEducation,
  responseOf: (row, documents): Education => ({
    id: row.id,
    version: String(row.version),
    level: row.level,
    institution: row.institution,
    fieldOfStudy: row.field_of_study,
    studiedFrom: row.studied_from,
    studiedTill: row.studied_till,
    documents,
  }),
});

/** Adds an entry, or changes the one with the id, of an expected version. */
export const saveEducation = (
  services: Services,
  candidateId: string,
  { id, level, institution, fieldOfStudy, studiedFrom, studiedTill }: Entry,
  expected: ExpectedVersion,
): Promise<Education> =>
  educations.save(services, candidateId, {
    id,
    expected,
    columns: {
      level,
      institution,
      field_of_study: fieldOfStudy ?? null,
      studied_from: studiedFrom ?? null,
      studied_till: studiedTill ?? null,
    },
  });
