import { TERMS_VERSION } from '@hirehq/shared-contracts/codes';
import type { FastifyInstance } from 'fastify';
import { restCalls, type RestHandlers } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { removeFile } from '../../post/files/index.ts';
import { candidate, changeCandidate, readingPreferences, setRegion } from './candidates.service.ts';
import { recordConsent } from './candidates.store.ts';
import { educations, saveEducation } from './educations.service.ts';
import { addResume, removeResume, resumes } from './resumes.service.ts';
import { removeSkill, saveSkills } from './skills.service.ts';
import { skillsOf } from './skills.store.ts';
import { createVisitorUploads } from './visitor-uploads.ts';
import { saveWorkHistory, workHistory } from './work-history.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const visitorUploads = createVisitorUploads(services);
  const handlers: RestHandlers = {
    'GET candidates/': ({ viewer }) => candidate(services, viewer.candidateId),
    'PUT candidates/': ({ viewer, body, expected }) => changeCandidate(services, viewer.candidateId, body, expected),
    'GET candidates/accessibility': ({ viewer }) => readingPreferences(services, viewer.candidateId),
    'PUT candidates/update/region/{countryName}': ({ viewer, params }) =>
      setRegion(services, viewer.candidateId, params.countryName),
    'PUT candidates//consented/versions': async ({ viewer, body }) => {
      await recordConsent(db, viewer.candidateId, body?.version ?? TERMS_VERSION);
      return true as const;
    },
    'POST candidates/chatbot/details': () => true,

    'GET candidates/skills': ({ viewer }) => skillsOf(db, viewer.candidateId),
    'PUT candidates/skills': ({ viewer, body }) => saveSkills(services, viewer.candidateId, body),
    'DELETE candidates/skills/{id}': ({ viewer, params, expected }) =>
      removeSkill(services, viewer.candidateId, { ...params, expected }),

    'GET candidates/work-history': ({ viewer }) => workHistory.list(services, viewer.candidateId),
    'PUT candidates/work-history': ({ viewer, body, expected }) => saveWorkHistory(services, viewer.candidateId, body, expected),
    'DELETE candidates/work-history/{id}': ({ viewer, params, expected }) =>
      workHistory.remove(services, viewer.candidateId, { ...params, expected }),
    'DELETE candidates/work-history/showcases/{id}': ({ viewer, params }) =>
      removeFile(services, viewer.candidateId, 'SHOWCASE', params.id),

    'GET candidates/educations': ({ viewer }) => educations.list(services, viewer.candidateId),
    'PUT candidates/educations': ({ viewer, body, expected }) => saveEducation(services, viewer.candidateId, body, expected),
    'DELETE candidates/educations/{id}': ({ viewer, params, expected }) =>
      educations.remove(services, viewer.candidateId, { ...params, expected }),
    'DELETE candidates/educations/documents/{id}': ({ viewer, params }) =>
      removeFile(services, viewer.candidateId, 'EDUCATION', params.id),

    'GET candidates/resume': ({ viewer }) => resumes(services, viewer),
    'POST candidates/resume': ({ viewer, body, files, request }) =>
      addResume(services, { viewer, address: request.ip, title: body.title, upload: files['file']?.[0] }, visitorUploads),
    'DELETE candidates/resume/{id}': ({ viewer, params }) => removeResume(services, viewer.candidateId, params.id),
  };
  restCalls(app, handlers, { 'POST candidates/resume': visitorUploads.guard });
}
