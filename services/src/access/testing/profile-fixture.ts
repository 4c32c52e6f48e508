import { randomUUID } from 'node:crypto';
import { removeRecord } from '../../modules/candidate/profiles/records/remove-record.ts';
import { jsonb } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/ids/secret.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';

export const publicKey = (): string => newSecret(24);

interface FixtureOwner {
  candidateId: string;
  /** A file of the category BACKGROUND. */
  checklistFileId: string;
  secret: string;
}

/** Name, title and city, a skill, a job and an education. */
export async function historyFixture(
  { db }: TestApp,
  { candidateId, skillId, secret }: { candidateId: string; skillId: number; secret: string },
) {
  const [workHistoryId, educationId] = [randomUUID(), randomUUID()];
  await db
    .updateTable('candidate')
    .set({ first_name: secret, profile_title: secret, city: secret })
    .where('id', '=', candidateId)
    .execute();
  await db
    .insertInto('candidate_skill')
    .values({ candidate_id: candidateId, skill_id: skillId, years_of_experience: 3 })
    .execute();
  await db
    .insertInto('work_history')
    .values({ id: workHistoryId, candidate_id: candidateId, title: secret, worked_with: 'Clinic', worked_from: '2020-01-01' })
    .execute();
  await db
    .insertInto('education')
    .values({ id: educationId, candidate_id: candidateId, level: 'BR', institution: secret })
    .execute();
  return { workHistoryId, educationId };
}

/** What belongs to a profile besides its REST sections: a checklist that can be signed, a licence, one that was removed, a key. */
export async function profileFixture({ db, services }: TestApp, { candidateId, checklistFileId, secret }: FixtureOwner) {
  const ids = { licenceId: randomUUID(), removedLicenceId: randomUUID(), publicKey: publicKey() };
  const licence = { candidate_id: candidateId, name: secret, number: secret, created_at: new Date() };
  await db
    .insertInto('licence')
    .values([
      { ...licence, id: ids.licenceId },
      { ...licence, id: ids.removedLicenceId },
    ])
    .execute();
  await removeRecord(services, candidateId, { kind: 'LICENCE', id: ids.removedLicenceId });
  await db
    .insertInto('spoken_language')
    .values({ candidate_id: candidateId, language: 'nl', level: 'C1', position: 0 })
    .execute();
  await db
    .insertInto('public_profile')
    .values({ candidate_id: candidateId, key: ids.publicKey, created_at: new Date() })
    .execute();
  await db
    .insertInto('checklist')
    .values({
      candidate_id: candidateId,
      checklist_id: 'general',
      ratings: jsonb({}),
      tasks: jsonb({ 'check-contact-details': true, 'review-work-history': true }),
      files: jsonb({ 'identity-document': [checklistFileId], 'right-to-work': [checklistFileId] }),
      changed_at: new Date(),
    })
    .execute();
  return ids;
}
