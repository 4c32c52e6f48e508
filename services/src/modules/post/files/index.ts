import type { ModuleFactory } from '../../../platform/module.ts';
import { fileData } from './candidate-data.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';

export { acceptUpload, type AcceptedUpload } from './accept-upload.ts';
export { ACCEPTED_TYPES, ATTACHMENTS, JPEG, PICTURES, PNG } from './accepted-types.ts';
export { fileResponse, fileLink } from './file-response.ts';
export { isPicture } from './is-picture.ts';
export { pngOfPicture } from './re-encode-picture.ts';
export { removeFile } from './files.service.ts';
export { deleteFilesOfRecord, filesOfRecords } from './files.store.ts';
export { addStoredFiles, withStoredUploads } from './stored-uploads.ts';
export { hasStorageFor, refuseOverQuota } from './storage-quota.ts';
export { lockStorage } from './storage-use.store.ts';
export { storeUpload } from './stored-upload.ts';

export const filesModule: ModuleFactory = (services) => ({
  name: 'files',
  candidateData: fileData,
  resolvers,
  routes: (app) => routes(app, services),
});
