import { randomUUID } from 'node:crypto';
import type { RestInput, RestKey } from '@hirehq/shared-contracts/rest';
import { SAMPLES } from '../../platform/testing/sample-files.ts';
import type { Ids } from './access-fixture.ts';

interface RestExample<K extends RestKey> {
  /** A valid call of the owner of the ids. */
  call: (ids: Ids) => RestInput<K>;
  /** Public ids in the call. */
  open?: readonly (keyof Ids)[];
}

const nothing = () => ({});

/** One valid call for each row of the call table; a row without one does not compile. */
export const REST_EXAMPLES: { [K in RestKey]: RestExample<K> } = {
  'GET candidates/enterprise/details/{domain}': { call: ({ domain }) => ({ params: { domain } }), open: ['domain'] },
  'GET enterprises/{sourceEnterpriseId}/details': {
    call: ({ enterpriseId }) => ({ params: { sourceEnterpriseId: enterpriseId } }),
    open: ['enterpriseId'],
  },
  'GET enterprises/job/{jobId}': { call: ({ jobId }) => ({ params: { jobId } }), open: ['jobId'] },
  'GET enterprises/candidate-review/{id}': {
    call: ({ enterpriseId }) => ({ params: { id: enterpriseId } }),
    open: ['enterpriseId'],
  },
  'GET /embed/v1/remote': {
    call: ({ enterpriseId }) => ({ query: { enterprise: enterpriseId, remote: 'jobs' } }),
    open: ['enterpriseId'],
  },
  'GET /embed/v1/jobs': { call: ({ enterpriseId }) => ({ query: { enterprise: enterpriseId } }), open: ['enterpriseId'] },

  'GET candidates/': { call: nothing },
  'PUT candidates/': { call: ({ candidateId }) => ({ body: { id: candidateId, neuroClassification: 'NT' } }) },
  'GET candidates/accessibility': { call: nothing },
  'PUT candidates/update/region/{countryName}': { call: () => ({ params: { countryName: 'France' } }) },
  'PUT candidates/notification/device': { call: () => ({ body: { deviceToken: randomUUID() } }) },
  'PUT candidates//consented/versions': { call: () => ({ body: { version: '1' } }) },
  'POST candidates/chatbot/details': { call: () => ({ body: { page: '/candidate/dashboard' } }) },

  'GET candidates/skills': { call: nothing },
  'PUT candidates/skills': { call: ({ skillId }) => ({ body: [{ id: skillId, yearsOfExperience: 4 }] }), open: ['skillId'] },
  'DELETE candidates/skills/{id}': { call: ({ skillId }) => ({ params: { id: skillId } }) },
  'GET skills': { call: () => ({ query: { keyword: 'nurs' } }) },

  'GET candidates/work-history': { call: nothing },
  'PUT candidates/work-history': {
    call: ({ workHistoryId }) => ({
      body: { id: workHistoryId, title: 'Nurse', workedWith: 'Clinic', workedFrom: '2021-01-01', workedTill: '2022-01-01' },
    }),
  },
  'DELETE candidates/work-history/{id}': { call: ({ workHistoryId }) => ({ params: { id: workHistoryId } }) },
  'DELETE candidates/work-history/showcases/{id}': { call: ({ showcaseId }) => ({ params: { id: showcaseId } }) },
  'GET candidates/educations': { call: nothing },
  'PUT candidates/educations': {
    call: ({ educationId }) => ({ body: { id: educationId, level: 'MT', institution: 'University' } }),
  },
  'DELETE candidates/educations/{id}': { call: ({ educationId }) => ({ params: { id: educationId } }) },
  'DELETE candidates/educations/documents/{id}': { call: ({ documentId }) => ({ params: { id: documentId } }) },
  'POST upload-file': {
    call: ({ workHistoryId }) => ({ body: { category: 'SHOWCASE', recordId: workHistoryId }, files: { file: SAMPLES.png() } }),
  },

  'GET candidates/resume': { call: nothing },
  'POST candidates/resume': { call: () => ({ body: { title: 'CV' }, files: { file: SAMPLES.pdf() } }) },
  'DELETE candidates/resume/{id}': { call: ({ resumeId }) => ({ params: { id: resumeId } }) },
  'POST candidates/resume/{id}/reading': { call: ({ resumeId }) => ({ params: { id: resumeId } }) },

  'GET candidates/profile/pdf': { call: () => ({ query: { layout: 'CLASSIC' } }) },
  'GET candidates/profile/json-resume': { call: nothing },
  'POST candidates/profile/json-resume': { call: () => ({ body: { basics: { name: 'Amina Diallo' } } }) },

  'GET candidates/pool/{type}': { call: ({ jobId }) => ({ params: { type: 'A' }, query: { jobId } }) },
  'GET candidates/job/{jobId}': { call: ({ jobId }) => ({ params: { jobId } }), open: ['jobId'] },
  'PUT candidates/pool/candidate-remark': {
    call: ({ jobId }) => ({ body: { jobId, ratingRemarksByCandidate: 'Quick and kind' } }),
  },
  'PUT candidates/pool/priority/invitee': { call: ({ invitationId }) => ({ body: { id: invitationId } }) },
  // A talent pool's id is in the public link of its employer; a candidate may only pass their own id.
  'PUT candidates/pool/priority/{talentPoolId}/candidates': {
    call: ({ talentPoolId, candidateId }) => ({ params: { talentPoolId }, body: { candidatesIds: [candidateId], origin: 'I' } }),
    open: ['talentPoolId'],
  },

  'GET candidates/search': { call: () => ({ query: { keyword: 'nurs', 'is-healthcare': 'true' } }) },

  'GET candidates/messages/unread-count': { call: nothing },
  'GET candidates/messages/0/500': { call: nothing },
  'GET candidates/messages/0/10': { call: nothing },
  'GET candidates/messages/details/0/500': {
    call: ({ enterpriseId }) => ({ query: { candidateId: enterpriseId, enterpriseId } }),
  },
  'PUT candidates/messages/general': {
    call: ({ candidateId, enterpriseId, jobId }) => ({
      body: {
        message: 'Hello',
        messageTo: enterpriseId,
        messageFrom: candidateId,
        messageType: 'FILE',
        byEnterprise: false,
        enterpriseId,
        requestId: randomUUID(),
        jobId,
      },
      files: { file: SAMPLES.png() },
    }),
  },
  'PUT candidates/messages/read': {
    call: ({ candidateId, enterpriseId }) => ({ body: { messageFrom: enterpriseId, messageTo: candidateId, enterpriseId } }),
  },
  'PUT candidates/messages/chat-history': {
    call: ({ enterpriseId }) => ({ query: { candidateId: enterpriseId, enterpriseId } }),
  },

  'GET candidates/notifications/unread/C': { call: nothing },
  'GET candidates/notifications/C/{page}/10': { call: () => ({ params: { page: 0 } }) },
  'PUT candidates/notifications/{id}/R': { call: ({ notificationId }) => ({ params: { id: notificationId } }) },
  'PUT candidates/notifications/C': { call: nothing },

  'GET candidates/interviews/schedules/{id}': { call: ({ interviewId }) => ({ params: { id: interviewId } }) },
  'GET places/{text}': { call: () => ({ params: { text: 'amst' }, query: { type: 'D' } }) },
  'GET feedback/exists': { call: nothing },
  'POST feedback': {
    call: () => ({
      body: {
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
        userId: randomUUID(),
        latitude: 52.37,
        longitude: 4.89,
        formData: '{}',
      },
      files: { attachments: [SAMPLES.png()] },
    }),
  },
  'POST /public/consolelog': {
    call: () => ({ body: [{ error: 'TypeError: x', errorInfo: 'at Y', timestamp: 1_790_000_000_000 }] }),
  },
};
