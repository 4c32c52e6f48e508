import { createECDH, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { SaveApplicationDraftDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/application-draft.graphql.ts';
import { ReferJobDocument } from '@hirehq/mfe-jobs/src/find/features/refer-job/refer-job.graphql.ts';
import { ReportEmployerDocument } from '@hirehq/mfe-jobs/src/find/features/report-employer/report-employer.graphql.ts';
import { ReportJobDocument } from '@hirehq/mfe-jobs/src/find/features/report-job/report-job.graphql.ts';
import { SaveSearchDocument } from '@hirehq/mfe-jobs/src/find/features/save-search/save-search.graphql.ts';
import { DismissCoachStepDocument } from '@hirehq/mfe-profile/src/features/follow-coach/coach-steps.graphql.ts';
import { HideProfileFromDocument } from '@hirehq/mfe-profile/src/features/share-profile/hidden-employers.graphql.ts';
import { StartHandOverDocument } from '@hirehq/mfe-profile/src/shared/hand-over/hand-over.graphql.ts';
import { SaveLicenceDocument } from '@hirehq/mfe-profile/src/shared/records/save-licence.graphql.ts';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../platform/testing/sample-files.ts';
import { testCandidate, type TestCandidate } from '../../platform/testing/test-candidate.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { RowCapName } from '../../platform/row-caps/row-caps.ts';
import { builtRelease } from '../../modules/delivery/releases/testing/built-release.ts';
import { publishingTeam } from '../../modules/delivery/releases/testing/publishing-team.ts';
import { testEmployer, type TestEmployer } from '../../modules/employer-api/employers/testing/test-employer.ts';
import { skillId, storedJobs } from '../../modules/engine/jobs/testing/stored-jobs.ts';
import { SKILL_CATALOGUE } from '../../modules/engine/skills/index.ts';
import { tusClient } from '../../modules/candidate/videos/testing/upload-video.ts';
import { askEmployer } from './ask-employer.ts';
import { askRest } from './ask-rest.ts';

/** A row of the cap is added by each call of `add`, which resolves whether or not it was refused. */
export interface CapExample {
  owner: string;
  /** Rows that are there before. */
  present?: number;
  add: (index: number) => Promise<unknown>;
}

/** Makes an owner; `requests` is how often `add` will be called, `most` what the cap allows. */
type MakeExample = (app: TestApp, options: { requests: number; most: number }) => Promise<CapExample>;

const ofCandidate =
  (add: (app: TestApp, who: TestCandidate, index: number) => Promise<unknown>): MakeExample =>
  async (app) => {
    const who = await testCandidate(app);
    return { owner: who.id, add: (index) => add(app, who, index) };
  };

const put = (path: string, payloadOf: (index: number) => object) =>
  ofCandidate((app, { headers }, index) =>
    app.app.inject({ method: 'PUT', url: `/api/v1/${path}`, headers, payload: payloadOf(index) }),
  );

const ofEmployer =
  (call: `POST ${string}`, payloadOf: (index: number) => object, present = 0): MakeExample =>
  async (app) => {
    const employer = await testEmployer(app);
    return { owner: employer.enterpriseId, present, add: (index) => employer.ask(call, payloadOf(index)) };
  };

const jobsFor = (app: TestApp, count: number) =>
  storedJobs(
    app.db,
    Array.from({ length: count }, (_, index) => ({ title: `Baker ${index}` })),
  );

/** Something about a job of its own each time. */
const aboutJobs =
  (add: (app: TestApp, who: TestCandidate, jobId: string, index: number) => Promise<unknown>): MakeExample =>
  async (app, { requests }) => {
    const [who, jobs] = [await testCandidate(app), await jobsFor(app, requests)];
    return { owner: who.id, add: (index) => add(app, who, jobs[index] ?? '', index) };
  };

function subscription(): string {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const endpoint = `https://push.example.com/${randomUUID()}`;
  return JSON.stringify({ endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } });
}

const FEEDBACK = {
  subject: 'Search',
  feedback: 'Works well',
  application: 'hireHQ Candidate',
  appVersion: '4.0.4',
  browserName: 'Chrome',
  browserVersion: '140',
  resolution: '1280x720',
  platform: 'Linux',
  menuUrl: '/candidate/find-jobs',
  ipAddress: '203.0.113.7',
  userId: '6a1c1b7d-58e5-4f0e-9d51-2a6a1c1b7d10',
  latitude: 52.37,
  longitude: 4.89,
  formData: '{}',
};

async function poolOf(employer: TestEmployer): Promise<string> {
  const { body } = await employer.ask('POST talent-pools', { name: 'Bakers' });
  return String(body['id']);
}

const refer = (app: TestApp, { headers }: TestCandidate, jobId: string, email?: string) =>
  app.graphql(ReferJobDocument, { input: { jobId, requestId: randomUUID(), ...(email && { email }) } }, headers);

/** For each cap, requests that add rows; a cap without an example does not compile. */
export const ROW_CAP_EXAMPLES: Readonly<Record<RowCapName, MakeExample>> = {
  educations: put('candidates/educations', (index) => ({ level: 'MT', institution: `University ${index}` })),
  workHistory: put('candidates/work-history', (index) => ({
    title: 'Nurse',
    workedWith: `Clinic ${index}`,
    workedFrom: '2021-01-01',
  })),
  skills: put('candidates/skills', (index) => [{ id: SKILL_CATALOGUE[index]?.id ?? skillId('Nursing'), yearsOfExperience: 1 }]),
  licences: ofCandidate((app, { headers }, index) =>
    app.graphql(SaveLicenceDocument, { input: { name: `Licence ${index}` } }, headers),
  ),
  hiddenEmployers: async (app, { requests }) => {
    const { id, headers } = await testCandidate(app);
    const ids = Array.from({ length: requests }, () => randomUUID());
    await app.db
      .insertInto('enterprise')
      .values(ids.map((employerId) => ({ id: employerId, establishment_name: employerId })))
      .execute();
    return {
      owner: id,
      add: (index) => app.graphql(HideProfileFromDocument, { enterpriseId: ids[index] ?? '', hidden: true }, headers),
    };
  },
  savedSearches: ofCandidate((app, { headers }, index) =>
    app.graphql(
      SaveSearchDocument,
      { input: { requestId: randomUUID(), name: 'Mine', query: `keyword=k${index}`, alerts: 'NEVER' } },
      headers,
    ),
  ),
  applicationDrafts: aboutJobs((app, { headers }, jobId) =>
    app.graphql(
      SaveApplicationDraftDocument,
      { input: { jobId, requestId: randomUUID(), answers: [], adjustments: 'A quiet room.' } },
      headers,
    ),
  ),
  dismissedSteps: ofCandidate((app, { headers }, index) =>
    app.graphql(DismissCoachStepDocument, { id: `ADD_SKILL.${index}` }, headers),
  ),
  pushDevices: put('candidates/notification/device', () => ({ deviceToken: subscription() })),
  deviceTokens: put('candidates/notification/device', () => ({ deviceToken: randomUUID() })),
  unfinishedVideos: ofCandidate((app, { headers }) => tusClient(app, headers).start({ size: 1000 })),
  handOvers: ofCandidate((app, { headers }) => app.graphql(StartHandOverDocument, { purpose: 'VIDEO' }, headers)),
  profileDocuments: ofCandidate((app, { headers }) => app.app.inject({ url: '/api/v1/candidates/profile/json-resume', headers })),
  feedback: ofCandidate((app, { headers }) => askRest(app, 'POST feedback', { body: FEEDBACK, files: {} }, { headers })),
  jobReports: async (app, { requests }) => {
    const [who, jobs] = [await testCandidate(app), await jobsFor(app, requests)];
    return {
      owner: app.services.keyedHash('job report', 'candidate', who.id),
      add: (index) =>
        app.graphql(
          ReportJobDocument,
          { input: { jobId: jobs[index] ?? '', requestId: randomUUID(), reason: 'FEE' } },
          who.headers,
        ),
    };
  },
  employerReports: async (app, { requests }) => {
    const who = await testCandidate(app);
    const employers = await app.db
      .insertInto('enterprise')
      .values(Array.from({ length: requests }, (_, index) => ({ id: randomUUID(), establishment_name: `Bakery ${index}` })))
      .returning('id')
      .execute();
    return {
      owner: app.services.keyedHash('employer report', 'candidate', who.id),
      add: (index) =>
        app.graphql(
          ReportEmployerDocument,
          { input: { enterpriseId: employers[index]?.id ?? '', requestId: randomUUID(), reason: 'FEE' } },
          who.headers,
        ),
    };
  },
  referrals: aboutJobs((app, who, jobId) => refer(app, who, jobId)),
  referralMails: aboutJobs((app, who, jobId) => refer(app, who, jobId, `${randomUUID()}@example.org`)),
  referralsReceived: async (app, { requests }) => {
    const [jobId = ''] = await jobsFor(app, 1);
    const senders = await Promise.all(Array.from({ length: requests }, () => testCandidate(app)));
    const email = `${randomUUID()}@example.org`;
    return {
      owner: email,
      add: async (index) => {
        const sender = senders[index];
        return sender && refer(app, sender, jobId, email.toUpperCase());
      },
    };
  },
  webhooks: ofEmployer('POST webhooks', (index) => ({ url: `https://hooks.example.com/${index}` })),
  employerDomains: ofEmployer('POST brand/domains', () => ({ domain: `${randomUUID()}.example` })),
  feeds: ofEmployer('POST feeds', (index) => ({ url: `https://feeds.example.com/${index}.json`, format: 'greenhouse' })),
  visitorKeys: ofEmployer('POST embed/visitor-keys', (index) => ({
    label: `Key ${index}`,
    publicKey: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }),
  })),
  formerPictures: async (app) => {
    const employer = await testEmployer(app);
    const upload = () =>
      askEmployer(app, 'PUT brand/logo', { files: { file: SAMPLES.png() } }, { authorization: `Bearer ${employer.key}` });
    // The first one replaces none.
    await upload();
    return { owner: employer.enterpriseId, add: upload };
  },
  employerKeys: ofEmployer('POST keys', () => ({ label: 'Another', scopes: ['jobs:write'] }), 1),
  talentPools: ofEmployer('POST talent-pools', (index) => ({ name: `Pool ${index}` })),
  feedImports: async (app) => {
    const employer = await testEmployer(app);
    return {
      owner: employer.enterpriseId,
      add: async (index) => {
        const file = new File([JSON.stringify([{ id: index, title: 'Baker', description: 'Bakes.' }])], 'jobs.json');
        const form = await multipartBody({ import: JSON.stringify({ format: 'json' }), file });
        return app.app.inject({
          method: 'POST',
          url: '/employer/v1/feeds/imports',
          headers: { authorization: `Bearer ${employer.key}`, ...form.headers },
          payload: form.payload,
        });
      },
    };
  },
  releaseUploads: async (app) => {
    const team = await publishingTeam(app);
    return { owner: team.keyId, add: (index) => team.begin(builtRelease('learning', `1.${index}.0`)) };
  },
  invitationsSent: async (app) => {
    const employer = await testEmployer(app);
    const pool = await poolOf(employer);
    return {
      owner: employer.enterpriseId,
      add: () => employer.ask(`POST talent-pools/${pool}/invitations`, { emailAddress: `${randomUUID()}@example.org` }),
    };
  },
  invitationsReceived: async (app, { requests }) => {
    const name = randomUUID();
    const employers = await Promise.all(Array.from({ length: requests }, () => testEmployer(app)));
    const pools = await Promise.all(employers.map(poolOf));
    return {
      owner: `${name}@example.org`,
      add: async (index) =>
        employers[index]?.ask(`POST talent-pools/${pools[index]}/invitations`, {
          emailAddress: `${name.toUpperCase()}+${index}@example.org`,
        }),
    };
  },
  invitationsRepeated: async (app, { most }) => {
    const employer = await testEmployer(app);
    const [pool, email] = [await poolOf(employer), `${randomUUID()}@example.org`];
    // Before today, so that what the mailbox may receive in a day is not the limit.
    for (let index = 1; index < most; index += 1)
      await app.db
        .insertInto('invitation')
        .values({
          id: randomUUID(),
          talent_pool_id: pool,
          email_address: email.replace('@', `+before${index}@`),
          key_hash: randomUUID(),
          created_at: new Date(Date.now() - 5 * 86_400_000),
          candidate_id: null,
          completed_at: null,
        })
        .execute();
    return {
      owner: `${employer.enterpriseId} ${email}`,
      present: most - 1,
      add: (index) => employer.ask(`POST talent-pools/${pool}/invitations`, { emailAddress: email.replace('@', `+${index}@`) }),
    };
  },
};
