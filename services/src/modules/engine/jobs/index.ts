import type { ModuleFactory } from '../../../platform/module.ts';
import { jobData } from './candidate-data.ts';
import { resolvers } from './resolvers/index.ts';
import { publicJob } from './read/public-job.ts';
import { followWork } from './write/follow-channels.ts';

export { CLOSED_JOBS_CHANNEL, closedIdsOf } from './write/closed-jobs-channel.store.ts';
export { closeAndPublish, closeManyJobs } from './write/close-jobs.ts';
export { defaultQuestions } from './read/default-questions.ts';
export { wantedPay, withComparedPay } from './read/compared-pay.ts';
export { jobResponse, type JobResponse } from './read/job-response.ts';
export { jobLoaders } from './job-loaders.ts';
export { jobsByIds, skillsOfJobs } from './read/jobs.store.ts';
export { jobsLikeThose, recommendedCount } from './match/recommended-jobs.ts';
export { remoteArea } from './read/remote-area.ts';
export { similarJobs } from './similar/similar-jobs.ts';
export { takesApplications } from './read/jobs.policy.ts';
export { visibleJobs } from './read/visible-jobs.ts';
export { placeKeyOf } from './terms/place-keys.ts';
export { exactTotal } from './search/exact-total.ts';
export { foundAmong } from './search/found-among.ts';
export { jobsByLocation } from './search/jobs-by-location.ts';
export { indexedText } from './terms/searchable-text.ts';
export { MAX_PAGE, searchJobs, type FoundJobs } from './search/search-jobs.ts';
export { bandInTitle } from './write/pay-band.ts';
export { reindexJobs } from './write/reindex-jobs.store.ts';
export { withSearchedPlace } from './searched-place.ts';
export { closeJobs, jobsOfSource, openSourceIds, writeJobs, type NewJob } from './write/write-jobs.store.ts';
export {
  dropForBulkLoad,
  isBulkLoadUnfinished,
  rebuildAfterBulkLoad,
  refreshStatistics,
  withoutWaitingForDisk,
} from './write/bulk-load.store.ts';

export const jobsModule: ModuleFactory = (services) => ({
  name: 'jobs',
  candidateData: jobData,
  resolvers,
  publicJob: (id) => publicJob(services, id),
  work: followWork(services),
});
