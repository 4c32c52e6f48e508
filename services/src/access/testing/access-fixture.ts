import { randomBytes, randomUUID } from 'node:crypto';
import { EMPLOYER_SCOPES } from '@hirehq/shared-contracts/employer';
import { storeFewPlaces } from '../../modules/engine/places/testing/few-places.ts';
import { vouchForDomain } from '../../modules/enterprises/domains/index.ts';
import { createKey } from '../../modules/employer-api/employers/index.ts';
import { place, storedJobs } from '../../modules/engine/jobs/testing/stored-jobs.ts';
import { sendByEmployer } from '../../modules/candidate/messages/index.ts';
import { SKILL_CATALOGUE } from '../../modules/engine/skills/index.ts';
import { jsonb } from '../../platform/database/database.ts';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../platform/testing/sample-files.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../platform/testing/test-candidate.ts';
import { letLeave } from './leaving-candidate.ts';
import { handOverToken } from './hand-over-token.ts';
import { listFixtures } from './list-fixtures.ts';
import { publicKey, historyFixture, profileFixture } from './profile-fixture.ts';

/** Ids of the records of one candidate and one employer, from which the examples of the calls are built. */
export interface Ids {
  candidateId: string;
  emailAddress: string;
  enterpriseId: string;
  domain: string;
  /** An open job of the employer to which the candidate has not applied. */
  openJobId: string;
  /** The job to which they have applied. */
  jobId: string;
  applicationId: string;
  /** An application with an open offer. */
  offeredApplicationId: string;
  acceptedApplicationId: string;
  onboardedApplicationId: string;
  interviewId: string;
  /** A completed round that can be rated. */
  pastInterviewId: string;
  /** A round that took place and is not completed yet. */
  heldInterviewId: string;
  talentPoolId: string;
  invitationId: string;
  skillId: number;
  workHistoryId: string;
  showcaseId: string;
  educationId: string;
  documentId: string;
  resumeId: string;
  notificationId: string;
  keyId: string;
  visitorKid: string;
  webhookId: string;
  deliveryId: string;
  feedId: string;
  referralId: string;
  savedSearchId: string;
  feedImportId: string;
  licenceId: string;
  /** Of a licence that can be restored. */
  removedLicenceId: string;
  publicKey: string;
  checklistFileId: string;
  /** Of a hand-over of somebody else: whoever has it sees for whom it is. */
  handOverToken: string;
}

export interface AccessFixture {
  ids: Ids;
  candidate: TestCandidate;
  /** An API key of the employer with all scopes. */
  employerKey: string;
  /** Is in every text of the candidate and the employer; must never be revealed to anyone else. */
  secret: string;
}

type Ask = <Payload>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => Promise<Payload>;

function caller({ app }: TestApp, { headers }: TestCandidate): Ask {
  return async <Payload>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const response = await app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });
    if (response.statusCode !== 200) throw new Error(`${method} ${path} responded with ${response.statusCode}: ${response.body}`);
    return response.json<{ responsePayload: Payload }>().responsePayload;
  };
}

async function upload(
  { app }: TestApp,
  { headers }: TestCandidate,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const body = await multipartBody({ ...fields, file: SAMPLES.pdf() });
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
  return response.json<{ responsePayload: { id: string } }>().responsePayload.id;
}

async function employer({ db, services }: TestApp, skill: { id: number; name: string }, secret: string) {
  const domain = `${randomUUID()}.example`;
  const [openJobId = '', jobId = '', ...furtherJobIds] = await storedJobs(db, [
    {
      company: 'Daily Crumb',
      title: 'Baker',
      skills: [{ ...skill, minYears: 1, maxYears: 3 }],
      places: [place('Amsterdam', null, 'NL')],
    },
    { company: 'Daily Crumb', title: 'Miller' },
    ...['Driver', 'Cook', 'Cashier'].map((title) => ({ company: 'Daily Crumb', title })),
  ]);
  const enterpriseId = randomUUID();
  const talentPoolId = randomUUID();
  await db
    .insertInto('enterprise')
    .values({ id: enterpriseId, establishment_name: 'Daily Crumb', favicon_file: randomUUID(), answered_by_platform: true })
    .execute();
  await vouchForDomain(services, enterpriseId, domain);
  await db
    .updateTable('job')
    .set({ enterprise_id: enterpriseId })
    .where('id', 'in', [openJobId, jobId, ...furtherJobIds])
    .execute();
  await db.insertInto('talent_pool').values({ id: talentPoolId, enterprise_id: enterpriseId, name: secret }).execute();
  return { domain, enterpriseId, talentPoolId, openJobId, jobId, furtherJobIds };
}

/** Records created by an employer's applicant-tracking system. */
async function connections({ db }: TestApp, enterpriseId: string, secret: string) {
  const now = new Date();
  const { id: keyId, key } = await createKey(db, { enterpriseId, label: secret, scopes: EMPLOYER_SCOPES, now });
  const [webhookId, deliveryId, feedId, feedImportId] = [randomUUID(), `msg_${randomUUID()}`, randomUUID(), randomUUID()];
  await db
    .insertInto('webhook')
    .values({
      id: webhookId,
      enterprise_id: enterpriseId,
      url: `https://${secret}.example/`,
      secret: `whsec_${btoa(secret)}`,
      topics: ['message.received'],
      active: false,
      busy_until: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values({
      id: deliveryId,
      webhook_id: webhookId,
      topic: 'message.received',
      body: JSON.stringify({ secret }),
      status: 'dead',
      give_up_at: now,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('feed')
    .values({
      id: feedId,
      enterprise_id: enterpriseId,
      url: `https://${secret}.example/jobs`,
      format: 'greenhouse',
      every_minutes: 1440,
      created_at: now,
      next_pull_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  await db
    .insertInto('feed_import')
    .values({
      id: feedImportId,
      enterprise_id: enterpriseId,
      file_name: `${secret}.json`,
      format: 'json',
      name: 'uploads',
      close_missing: false,
      state: 'imported',
      created_at: now,
      ended_at: now,
      alive_until: now,
    })
    .execute();
  const visitorKid = randomBytes(32).toString('base64url');
  await db
    .insertInto('visitor_key')
    .values({
      enterprise_id: enterpriseId,
      kid: visitorKid,
      label: secret,
      algorithm: 'EdDSA',
      public_key: '{}',
      created_at: now,
    })
    .execute();
  return { ids: { keyId, visitorKid, webhookId, deliveryId, feedId, feedImportId }, key };
}

export const DRAFT_REVISION = 7;

async function draft({ db }: TestApp, candidateId: string, jobId: string, secret: string): Promise<void> {
  await db
    .insertInto('application_draft')
    .values({
      candidate_id: candidateId,
      job_id: jobId,
      request_id: randomUUID(),
      answers: jsonb([{ questionId: 'why', values: [secret] }]),
      adjustments: secret,
      cover_letter: secret,
      telephone: secret,
      revision: DRAFT_REVISION,
      saved_at: new Date(),
    })
    .execute();
}

type StatusCodes = [enterprise: 'R' | 'F' | 'O', candidate?: 'A' | 'P'];

interface Applied {
  candidateId: string;
  jobId: string | undefined;
  codes: StatusCodes;
  secret: string;
}

async function application({ db }: TestApp, { candidateId, jobId = '', codes: [status, answer], secret }: Applied) {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('application')
    .values({
      id,
      job_id: jobId,
      candidate_id: candidateId,
      request_id: randomUUID(),
      answers: jsonb([{ questionId: 'why', values: [secret] }]),
      adjustments: secret,
      cover_letter: secret,
      telephone: secret,
      enterprise_process_status: status,
      candidate_process_status: answer ?? null,
      submitted_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('process_record')
    .values({ application_id: id, enterprise_process_status: status, candidate_process_status: answer ?? null, recorded_at: now })
    .execute();
  if (status !== 'R') await db.insertInto('offer').values({ id: randomUUID(), application_id: id, offered_at: now }).execute();
  return id;
}

type Round = 'coming' | 'held' | 'completed';

async function interview({ db }: TestApp, applicationId: string, secret: string, round: Round): Promise<string> {
  const id = randomUUID();
  const [now, starts] = [new Date(), Date.now() + (round === 'coming' ? 1 : -1) * 86_400_000];
  await db
    .insertInto('interview')
    .values({
      id,
      application_id: applicationId,
      round_title: secret,
      status: round === 'coming' ? 'P' : 'A',
      round_completed: round === 'completed',
      starts_at: new Date(starts),
      completes_at: new Date(starts + 3_600_000),
      time_zone: 'Europe/Amsterdam',
      mode: 'VIDEO',
      proposal_note: secret,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

/** A candidate with one record of each kind, all with a separate employer. */
export async function createAccessFixture(hirehq: TestApp): Promise<AccessFixture> {
  const { db, services } = hirehq;
  const secret = `secret-${randomUUID().slice(0, 8)}`;
  const [skill] = SKILL_CATALOGUE;
  if (!skill) throw new Error('The catalogue of skills is empty.');
  const { furtherJobIds, ...employed } = await employer(hirehq, skill, secret);
  const candidate = await testCandidate(hirehq);
  const { id: candidateId } = candidate;
  const ask = caller(hirehq, candidate);
  const { workHistoryId, educationId } = await historyFixture(hirehq, { candidateId, skillId: skill.id, secret });
  const showcaseId = await upload(hirehq, candidate, 'upload-file', { category: 'SHOWCASE', recordId: workHistoryId });
  const documentId = await upload(hirehq, candidate, 'upload-file', { category: 'EDUCATION', recordId: educationId });
  const resumeId = await upload(hirehq, candidate, 'candidates/resume', { title: secret });

  const apply = (jobId: string | undefined, ...codes: StatusCodes) => application(hirehq, { candidateId, jobId, codes, secret });
  await draft(hirehq, candidateId, employed.openJobId, secret);
  const applicationId = await apply(employed.jobId, 'R');
  const offeredApplicationId = await apply(furtherJobIds[0], 'F');
  const acceptedApplicationId = await apply(furtherJobIds[1], 'F', 'A');
  const onboardedApplicationId = await apply(furtherJobIds[2], 'O', 'P');
  const interviewId = await interview(hirehq, applicationId, secret, 'coming');
  const pastInterviewId = await interview(hirehq, applicationId, secret, 'completed');
  const heldInterviewId = await interview(hirehq, applicationId, secret, 'held');
  const invitationId = randomUUID();
  await db
    .insertInto('invitation')
    .values({ id: invitationId, talent_pool_id: employed.talentPoolId, email_address: `${candidate.subject}@example.com` })
    .execute();
  await letLeave(hirehq, candidateId, employed.talentPoolId);
  await db.insertInto('saved_job').values({ candidate_id: candidateId, job_id: employed.openJobId }).execute();
  const kept = await listFixtures(hirehq, { candidateId, jobId: employed.openJobId, secret });
  await sendByEmployer(services, { candidateId, enterpriseId: employed.enterpriseId, text: secret });
  const checklistFileId = await upload(hirehq, candidate, 'upload-file', { category: 'BACKGROUND' });
  const profile = await profileFixture(hirehq, { candidateId, checklistFileId, secret });
  const { notificationsDtoList } = await ask<{ notificationsDtoList: { id: string }[] }>(
    'GET',
    'candidates/notifications/C/0/10',
  );
  const { ids: connected, key } = await connections(hirehq, employed.enterpriseId, secret);
  return {
    secret,
    candidate,
    employerKey: key,
    ids: {
      ...connected,
      ...employed,
      ...kept,
      ...profile,
      checklistFileId,
      candidateId,
      emailAddress: `${candidate.subject}@example.com`,
      handOverToken: await handOverToken(hirehq),
      applicationId,
      offeredApplicationId,
      acceptedApplicationId,
      onboardedApplicationId,
      interviewId,
      pastInterviewId,
      heldInterviewId,
      invitationId,
      skillId: skill.id,
      workHistoryId,
      showcaseId,
      educationId,
      documentId,
      resumeId,
      notificationId: notificationsDtoList[0]?.id ?? '',
    },
  };
}

/** Shared by all stages: the gazetteer. */
export const setScenery = ({ db }: TestApp): Promise<void> => storeFewPlaces(db);

/** The same keys with ids that do not exist. */
export function nobody(): Ids {
  const id = () => randomUUID();
  return {
    candidateId: id(),
    emailAddress: `${id()}@example.com`,
    handOverToken: id(),
    enterpriseId: id(),
    domain: `${randomUUID()}.example`,
    openJobId: id(),
    jobId: id(),
    applicationId: id(),
    offeredApplicationId: id(),
    acceptedApplicationId: id(),
    onboardedApplicationId: id(),
    interviewId: id(),
    pastInterviewId: id(),
    heldInterviewId: id(),
    talentPoolId: id(),
    invitationId: id(),
    skillId: 2_000_000_000,
    workHistoryId: id(),
    showcaseId: id(),
    educationId: id(),
    documentId: id(),
    resumeId: id(),
    notificationId: id(),
    keyId: randomBytes(8).toString('hex'),
    visitorKid: randomBytes(32).toString('base64url'),
    webhookId: id(),
    deliveryId: `msg_${id()}`,
    feedId: id(),
    referralId: id(),
    savedSearchId: id(),
    feedImportId: id(),
    licenceId: id(),
    removedLicenceId: id(),
    publicKey: publicKey(),
    checklistFileId: id(),
  };
}
