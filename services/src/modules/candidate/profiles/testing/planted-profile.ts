import { randomUUID } from 'node:crypto';
import type { ProfileSection } from '@hirehq/shared-contracts/codes';
import { inject } from '../../../../access/testing/ask-rest.ts';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import { jsonb } from '../../../../platform/database/database.ts';
import { SAMPLES } from '../../../../platform/testing/sample-files.ts';
import { webm } from '../../../../platform/testing/sample-videos.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../../platform/testing/test-candidate.ts';
import { seedCatalogue, SKILL_CATALOGUE } from '../../../engine/skills/index.ts';
import { tusClient } from '../../videos/testing/upload-video.ts';

/** Section → texts that only what shows the section contains. */
export type Marks = Readonly<Record<ProfileSection, readonly string[]>>;

export interface PlantedProfile {
  candidate: TestCandidate;
  marks: Marks;
  publicKey: string;
  /** Values that are shared with nobody. */
  unshared: readonly string[];
}

const word = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function upload(hirehq: TestApp, { headers }: TestCandidate, fields: Record<string, string>, file: File): Promise<string> {
  const form = await multipartBody({ ...fields, file });
  const response = await inject(hirehq, 'POST', '/api/v1/upload-file', { ...headers, ...form.headers }, form.payload);
  if (response.statusCode !== 200) throw new Error(response.text);
  return (response.body['responsePayload'] as { id: string }).id;
}

async function put(hirehq: TestApp, { headers }: TestCandidate, path: string, payload: unknown): Promise<{ id: string }> {
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await inject(hirehq, 'PUT', `/api/v1/${path}`, json, JSON.stringify(payload));
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.text}`);
  return response.body['responsePayload'] as { id: string };
}

/** Of no other number in a profile. */
const PHONE = '+31 20 794 60 18';

const named = (file: File, name: string) => new File([file], name, { type: file.type });

/**
 * A candidate with something in every section, each with a text of its own, and a public key. The video is shared once the work
 * of the app has checked it.
 */
export async function plantedProfile(hirehq: TestApp): Promise<PlantedProfile> {
  const { db } = hirehq;
  await seedCatalogue(db);
  const candidate = await testCandidate(hirehq);
  const { id: candidateId } = candidate;
  const [city, employer, company, institution, licence, photo, showcase] = Array.from({ length: 7 }, word) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [address, zipCode, number, pitch] = [word(), word(), word(), word()];
  // A name that no other text contains by accident.
  const skill = SKILL_CATALOGUE.find(({ name }) => /^[A-Z][a-z]{6,} [a-z]{6,}$/.test(name));
  if (!skill) throw new Error('The catalogue of skills has no such name.');
  await put(hirehq, candidate, 'candidates/', {
    firstName: 'Ada',
    profileTitle: 'Analyst',
    city,
    address,
    zipCode,
    telephone: PHONE,
    country: 'NL',
    employerName: employer,
    overallYearsOfExperience: 37.5,
    neuroClassification: 'ND',
  });
  await put(hirehq, candidate, 'candidates/skills', [{ id: skill.id, yearsOfExperience: 3 }]);
  const work = await put(hirehq, candidate, 'candidates/work-history', {
    title: 'Analyst',
    workedWith: company,
    workedFrom: '2020-01-01',
  });
  await put(hirehq, candidate, 'candidates/educations', { level: 'BR', institution });
  await upload(hirehq, candidate, { category: 'PROFILE' }, named(SAMPLES.png(), `${photo}.png`));
  await upload(hirehq, candidate, { category: 'SHOWCASE', recordId: work.id }, named(SAMPLES.pdf(), `${showcase}.pdf`));
  await tusClient(hirehq, candidate.headers).upload(webm({ seconds: 8 }), { fileName: `${pitch}.webm` });
  await db
    .insertInto('licence')
    .values({ id: randomUUID(), candidate_id: candidateId, name: licence, number, created_at: new Date() })
    .execute();
  await db
    .insertInto('spoken_language')
    .values({ candidate_id: candidateId, language: 'eo', level: 'C1', position: 0 })
    .execute();
  const document = await upload(hirehq, candidate, { category: 'BACKGROUND' }, SAMPLES.pdf());
  const signed = new Date();
  await db
    .insertInto('checklist')
    .values({
      candidate_id: candidateId,
      checklist_id: 'general',
      ratings: jsonb({}),
      tasks: jsonb({ 'check-contact-details': true, 'review-work-history': true }),
      files: jsonb({ 'identity-document': [document], 'right-to-work': [document] }),
      changed_at: signed,
      signed_name: 'Ada Byron',
      signed_at: signed,
      expires_on: new Date(signed.getTime() + 100 * 86_400_000).toISOString().slice(0, 10),
    })
    .execute();
  const publicKey = word();
  await db.insertInto('public_profile').values({ candidate_id: candidateId, key: publicKey, created_at: signed }).execute();
  return {
    candidate,
    publicKey,
    unshared: [address, zipCode, number, candidateId, 'neuroClassification', '"ND"'],
    marks: {
      PHOTO: [photo],
      VIDEO: [pitch],
      CONTACT: [`${candidate.subject}@example.com`, PHONE],
      LOCATION: [city],
      EXPERIENCE: ['"overallYearsOfExperience":37.5'],
      SKILLS: [skill.name],
      WORK_HISTORY: [company, employer, showcase],
      EDUCATIONS: [institution],
      LICENCES: [licence],
      LANGUAGES: ['"language":"eo"'],
      CHECKLISTS: ['"specialty":"general"'],
    },
  };
}
