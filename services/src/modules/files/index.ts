import type { ModuleFactory } from '../../platform/module.ts';
import { routes } from './routes.ts';

export { acceptedContentType, ATTACHMENTS, PICTURES } from './accepted-types.ts';
export { fileAnswer, fileLink } from './file-answer.ts';
export { removeFile } from './files.service.ts';
export { deleteFilesOfRecord, filesOfRecords } from './files.store.ts';
export { addKeptFiles, withKeptUploads } from './kept-uploads.ts';
export { safeFileName, storeUpload } from './stored-upload.ts';

export const filesModule: ModuleFactory = (services) => ({ name: 'files', routes: (app) => routes(app, services) });
