import type { FastifyInstance } from 'fastify';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { recentSkillFinder } from '../../engine/skills/index.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { writeJsonResume } from './json-resume/write-json-resume.ts';
import { storeDocument } from './stored-documents.ts';
import { ownProfile } from './own-profile.ts';
import { drawProfile } from './pdf/draw-profile.ts';

const DRAWINGS = { slots: 2, slotsEach: 1, mostWaiting: 20 };

export function routes(app: FastifyInstance, services: Services): void {
  const queue = createFairQueue(DRAWINGS);
  restCalls(app, {
    'GET candidates/profile/pdf': async ({ viewer, query }) => {
      const profile = await ownProfile(services, viewer.candidateId);
      const data = await queue.run(viewer.candidateId, () => drawProfile(profile, query.layout, services.now()));
      const fileName = `${nameOf(profile)}.pdf`;
      return storeDocument(services, viewer.candidateId, { fileName, contentType: 'application/pdf', data });
    },
    'GET candidates/profile/json-resume': async ({ viewer }) => {
      const profile = await ownProfile(services, viewer.candidateId);
      const text = `${JSON.stringify(writeJsonResume(profile, services.now()), null, 2)}\n`;
      const fileName = `${nameOf(profile)}.json`;
      const data = new TextEncoder().encode(text);
      return storeDocument(services, viewer.candidateId, { fileName, contentType: 'application/json', data });
    },
    'POST candidates/profile/json-resume': async ({ body }) =>
      readJsonResume(body, await recentSkillFinder(services.db), services.now().toISOString().slice(0, 10)),
  });
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim() || 'profile';
