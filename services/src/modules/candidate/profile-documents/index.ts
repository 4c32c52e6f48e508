import type { ModuleFactory } from '../../../platform/module.ts';
import { profileDocumentData } from './candidate-data.ts';
import { documentWork } from './stored-documents.ts';
import { routes } from './routes.ts';

/** The profile as documents: PDF, and the JSON Resume format in and out. */
export const profileDocumentsModule: ModuleFactory = (services) => ({
  name: 'profile-documents',
  candidateData: profileDocumentData,
  routes: (app) => routes(app, services),
  work: [documentWork(services)],
});
