import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { videoData } from './candidate-data.ts';
import { videoChecks } from './check-video.ts';
import { videoCleaning } from './clean-videos.ts';
import { discardUploadsBefore } from './remove-video.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';
import { UPLOAD_RETENTION_MS } from './upload-retention.ts';

export { ownVideos, sharedVideos } from './video-loaders.ts';
export { hasReadyVideo, ownerOfVideo } from './videos.store.ts';

/** Video pitches: resumable uploads, and the checks of what arrived. */
export const videosModule: ModuleFactory = (services) => ({
  name: 'videos',
  candidateData: videoData,
  resolvers,
  routes: (app) => routes(app, services),
  work: [
    videoChecks(services),
    videoCleaning(services),
    onSchedule({
      name: 'videos.forget-uploads',
      schedule: '41 * * * *',
      run: () => discardUploadsBefore(services, new Date(services.now().getTime() - UPLOAD_RETENTION_MS)),
    }),
  ],
});
