import type { Education, StoredFile } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/hold-cap.ts';
import { codeOfGone, refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { deleteFilesOfRecord, fileResponse, filesOfRecords } from '../../post/files/index.ts';
import { deleteEducation, educationsOf, insertEducation, updateEducation, type EducationRow } from './educations.store.ts';

interface Entry {
  id?: string | undefined;
  level: Education['level'];
  institution: string;
  fieldOfStudy?: string | null | undefined;
  studiedFrom?: string | null | undefined;
  studiedTill?: string | null | undefined;
}

function educationOf(row: EducationRow, documents: StoredFile[]): Education {
  return {
    id: row.id,
    version: String(row.version),
    level: row.level,
    institution: row.institution,
    fieldOfStudy: row.field_of_study,
    studiedFrom: row.studied_from,
    studiedTill: row.studied_till,
    documents,
  };
}

async function documents({ db, files }: Services, candidateId: string) {
  const rows = await filesOfRecords(db, candidateId, 'EDUCATION');
  return (recordId: string) => rows.filter((file) => file.record_id === recordId).map((file) => fileResponse(files, file));
}

export async function educations(services: Services, candidateId: string): Promise<Education[]> {
  const [rows, documentsOf] = await Promise.all([educationsOf(services.db, candidateId), documents(services, candidateId)]);
  return rows.map((row) => educationOf(row, documentsOf(row.id)));
}

async function educationIfAny(services: Services, candidateId: string, id: string | undefined) {
  return (await educations(services, candidateId)).find((entry) => entry.id === id?.toLowerCase());
}

/** Adds an entry, or changes the one with the id, of an expected version. */
export async function saveEducation(
  services: Services,
  candidateId: string,
  { id, ...entry }: Entry,
  expected: ExpectedVersion,
): Promise<Education> {
  const columns = {
    level: entry.level,
    institution: entry.institution,
    field_of_study: entry.fieldOfStudy ?? null,
    studied_from: entry.studiedFrom ?? null,
    studied_till: entry.studiedTill ?? null,
  };
  const row = await services.db.transaction().execute(async (trx) => {
    if (!id) await refuseIfFull(trx, 'educations', { owner: candidateId, now: services.now() });
    const saved = id
      ? await updateEducation(trx, candidateId, { id, expected }, columns)
      : await insertEducation(trx, candidateId, columns);
    if (!saved) return refuseStale(() => educationIfAny({ ...services, db: trx }, candidateId, id), codeOfGone(expected));
    await services.outbox.add(trx, 'profile.changed', { candidateId });
    return saved;
  });
  return educationOf(row, (await documents(services, candidateId))(row.id));
}

/** Removes the record of an expected version, with its files. */
export async function removeEducation(
  services: Services,
  candidateId: string,
  record: { id: string; expected: ExpectedVersion },
): Promise<true> {
  const { db, files, outbox } = services;
  const keys = await db.transaction().execute(async (trx) => {
    if (!(await deleteEducation(trx, candidateId, record)))
      await refuseStale(() => educationIfAny({ ...services, db: trx }, candidateId, record.id));
    await outbox.add(trx, 'profile.changed', { candidateId });
    return deleteFilesOfRecord(trx, candidateId, record.id);
  });
  await Promise.all(keys.map((key) => files.remove(key)));
  return true;
}
