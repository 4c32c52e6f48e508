import { randomUUID } from 'node:crypto';
import { jsonb } from '../../../../platform/database/database.ts';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../../platform/testing/sample-files.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { ensureAccount } from '../../../sign-in/identity/index.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';

export interface PlantedCandidate {
  candidateId: string;
  accountId: string;
  email: string;
  enterpriseId: string;
  webhookId: string;
  applicationId: string;
  headers: Record<string, string>;
  /** Texts that are stored nowhere else, by where they were planted. */
  values: Readonly<Record<string, string>>;
}

const PLACES = [
  'firstName',
  'lastName',
  'profileTitle',
  'address',
  'city',
  'zipCode',
  'employerName',
  'jobTitle',
  'workTitle',
  'workedWith',
  'institution',
  'fieldOfStudy',
  'resumeTitle',
  'resumeName',
  'resumeContent',
  'answer',
  'adjustments',
  'coverLetter',
  'processNote',
  'offerNote',
  'proposalNote',
  'draftAnswer',
  'message',
  'employersMessage',
  'attachmentName',
  'searchName',
  'searchWords',
  'referredAddress',
  'feedback',
  'notification',
  'device',
  'remark',
  'jobReport',
  'employerReport',
  'conversationReport',
] as const;
type Planted = (typeof PLACES)[number];

/** A candidate with an account at the embedded provider, and a text of their own in everything they can store. */
export async function plantedCandidate(hirehq: TestApp): Promise<PlantedCandidate> {
  const { app, db, asCandidate } = hirehq;
  const mark = randomUUID().replaceAll('-', '').slice(0, 10);
  const values = Object.fromEntries(PLACES.map((place) => [place, `${place.toLowerCase()}q${mark}`])) as Record<Planted, string>;
  const email = `ada.q${mark}@example.com`;
  const account = await db.transaction().execute((trx) =>
    ensureAccount(app.services, trx, {
      email,
      name: `${values.firstName} ${values.lastName}`,
      password: 'correct-horse-7',
      emailVerified: true,
      neuroClassification: 'ND',
      ipAddress: '203.0.113.7',
    }),
  );
  const candidateId = account.candidateId ?? '';
  const headers = await asCandidate(account.id, { email, name: `${values.firstName} ${values.lastName}` });
  const send = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const response = await app.inject({ method, url: `/api/v1/${path}`, headers, payload });
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.body}`);
  };
  const { address, city, zipCode, employerName, jobTitle, profileTitle } = values;
  await send('PUT', 'candidates/', { address, city, zipCode, employerName, jobTitle, profileTitle });
  await send('PUT', 'candidates/work-history', {
    title: values.workTitle,
    workedWith: values.workedWith,
    workedFrom: '2020-01-01',
  });
  await send('PUT', 'candidates/educations', {
    level: 'BR',
    institution: values.institution,
    fieldOfStudy: values.fieldOfStudy,
  });
  const resume = new File([await SAMPLES.pdf().arrayBuffer(), `\n% ${values.resumeContent}`], `${values.resumeName}.pdf`, {
    type: 'application/pdf',
  });
  const upload = await multipartBody({ title: values.resumeTitle, file: resume });
  await app.inject({
    method: 'POST',
    url: '/api/v1/candidates/resume',
    headers: { ...headers, ...upload.headers },
    payload: upload.payload,
  });

  const enterpriseId = randomUUID();
  await db.insertInto('enterprise').values({ id: enterpriseId, establishment_name: 'Daily Crumb' }).execute();
  const [jobId = '', otherJobId = ''] = await storedJobs(db, [
    { company: 'Daily Crumb', title: 'Baker' },
    { company: 'Daily Crumb', title: 'Miller' },
  ]);
  await db.updateTable('job').set({ enterprise_id: enterpriseId }).where('id', 'in', [jobId, otherJobId]).execute();
  const applicationId = await plantedApplication(hirehq, { candidateId, jobId, otherJobId, values });
  await plantedConversation(hirehq, { candidateId, enterpriseId, values });
  await plantedLists(hirehq, { candidateId, jobId, enterpriseId, email, values });
  const webhookId = await listeningWebhook(hirehq, enterpriseId, candidateId);
  return { candidateId, accountId: account.id, email, enterpriseId, webhookId, applicationId, headers, values };
}

interface Of {
  candidateId: string;
  values: Record<Planted, string>;
}

async function plantedApplication(
  { db }: TestApp,
  { candidateId, jobId, otherJobId, values }: Of & { jobId: string; otherJobId: string },
): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  await db
    .insertInto('application')
    .values({
      id,
      job_id: jobId,
      candidate_id: candidateId,
      request_id: randomUUID(),
      answers: jsonb([{ questionId: 'why', values: [values.answer] }]),
      adjustments: values.adjustments,
      cover_letter: values.coverLetter,
      enterprise_process_status: 'F',
      submitted_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('process_record')
    .values({ application_id: id, enterprise_process_status: 'F', recorded_at: now, note: values.processNote })
    .execute();
  await db
    .insertInto('offer')
    .values({ id: randomUUID(), application_id: id, note: values.offerNote, offered_at: now })
    .execute();
  await db
    .insertInto('offer_version')
    .values({
      application_id: id,
      version: 1,
      terms: jsonb({ startDate: null, pay: null, expiresAt: null, note: values.offerNote, documents: [] }),
      replaced_at: now,
    })
    .execute();
  await db
    .insertInto('interview')
    .values({
      id: randomUUID(),
      application_id: id,
      round_title: 'First talk',
      status: 'P',
      starts_at: new Date(now.getTime() + 86_400_000),
      completes_at: new Date(now.getTime() + 90_000_000),
      time_zone: 'Europe/Amsterdam',
      mode: 'VIDEO',
      proposal_note: values.proposalNote,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('application_draft')
    .values({
      candidate_id: candidateId,
      job_id: otherJobId,
      request_id: randomUUID(),
      answers: jsonb([{ questionId: 'why', values: [values.draftAnswer] }]),
      revision: 1,
      saved_at: now,
    })
    .execute();
  await db.insertInto('applied_elsewhere').values({ candidate_id: candidateId, job_id: otherJobId, applied_at: now }).execute();
  return id;
}

async function plantedConversation(
  { db, services }: TestApp,
  { candidateId, enterpriseId, values }: Of & { enterpriseId: string },
): Promise<void> {
  const [id, now] = [randomUUID(), new Date()];
  const attachment = await services.files.put(Buffer.from(values.attachmentName));
  await db
    .insertInto('conversation')
    .values({ id, candidate_id: candidateId, enterprise_id: enterpriseId, last_number: 2, last_message_at: now })
    .execute();
  const messages = [
    {
      number: 1,
      by_enterprise: false,
      body: values.message,
      attachment_key: attachment,
      attachment_name: `${values.attachmentName}.pdf`,
    },
    { number: 2, by_enterprise: true, body: values.employersMessage, attachment_key: null, attachment_name: null },
  ];
  for (const message of messages)
    await db
      .insertInto('message')
      .values({
        ...message,
        id: randomUUID(),
        conversation_id: id,
        message_type: 'TEXT',
        attachment_type: message.attachment_key && 'application/pdf',
        request_id: randomUUID(),
        sent_at: now,
      })
      .execute();
  await db
    .insertInto('conversation_report')
    .values({
      id: randomUUID(),
      candidate_id: candidateId,
      enterprise_id: enterpriseId,
      request_id: randomUUID(),
      message_text: 'Send us money first.',
      reason: 'SPAM',
      details: values.conversationReport,
      created_at: now,
    })
    .execute();
}

async function plantedLists(
  { db, services }: TestApp,
  { candidateId, jobId, enterpriseId, email, values }: Of & { jobId: string; enterpriseId: string; email: string },
): Promise<void> {
  const now = new Date();
  const poolId = randomUUID();
  await db.insertInto('talent_pool').values({ id: poolId, enterprise_id: enterpriseId, name: 'Bakers' }).execute();
  await db.insertInto('talent_pool_member').values({ talent_pool_id: poolId, candidate_id: candidateId, origin: 'I' }).execute();
  await db.insertInto('invitation').values({ id: randomUUID(), talent_pool_id: poolId, email_address: email }).execute();
  await db.insertInto('saved_job').values({ candidate_id: candidateId, job_id: jobId }).execute();
  await db
    .insertInto('saved_search')
    .values({
      id: randomUUID(),
      candidate_id: candidateId,
      name: values.searchName,
      query: `keyword=${values.searchWords}`,
      alerts: 'NEVER',
      locale: 'en',
      created_at: now,
      seen_at: now,
      covered_at: now,
    })
    .execute();
  await db
    .insertInto('referral')
    .values({
      id: randomUUID(),
      candidate_id: candidateId,
      job_id: jobId,
      email: `${values.referredAddress}@example.com`,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('feedback')
    .values({ id: randomUUID(), candidate_id: candidateId, subject: 'Hello', feedback: values.feedback, details: jsonb({}) })
    .execute();
  await db
    .insertInto('notification')
    .values({
      id: randomUUID(),
      candidate_id: candidateId,
      notification_value: values.notification,
      call_to_action_url: '/candidate/my-jobs',
    })
    .execute();
  await db.insertInto('candidate_device').values({ candidate_id: candidateId, device_token: values.device }).execute();
  await db
    .insertInto('candidate_remark')
    .values({ candidate_id: candidateId, enterprise_id: enterpriseId, job_id: jobId, remark: values.remark })
    .execute();
  await db
    .insertInto('job_report')
    .values({
      id: randomUUID(),
      job_id: jobId,
      candidate_id: candidateId,
      reporter: services.keyedHash('job-report', candidateId),
      reason: 'FEE',
      details: values.jobReport,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('employer_report')
    .values({
      id: randomUUID(),
      enterprise_id: enterpriseId,
      candidate_id: candidateId,
      reporter: services.keyedHash('employer report', candidateId),
      reason: 'FALSE_FACTS',
      details: values.employerReport,
      created_at: now,
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    await services.stream.send(trx, candidateId, 'conversation.typed', { enterpriseId, until: now.toISOString() });
  });
}

/** A webhook of the employer that wants to hear of withdrawals, with a delivery that names the candidate. */
async function listeningWebhook({ db }: TestApp, enterpriseId: string, candidateId: string): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  await db
    .insertInto('webhook')
    .values({
      id,
      enterprise_id: enterpriseId,
      url: 'https://ats.example/',
      secret: 'whsec_c2VjcmV0',
      topics: ['application.withdrawn'],
      busy_until: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values({
      id: `msg_${randomUUID()}`,
      webhook_id: id,
      topic: 'message.received',
      body: JSON.stringify({ data: { candidateId } }),
      status: 'delivered',
      give_up_at: now,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  return id;
}
