import type { ModuleFactory } from '../../platform/module.ts';
import { resolvers } from './resolvers/index.ts';

export { batchLoader } from './batch-loader.ts';
export { closeAndTell, closeManyJobs } from './close-jobs.ts';
export { defaultQuestions } from './default-questions.ts';
export { isUuid } from './is-uuid.ts';
export { jobAnswer, type JobAnswer } from './job-answer.ts';
export { jobLoaders } from './job-loaders.ts';
export { jobsByIds } from './jobs.store.ts';
export { remoteArea } from './remote-area.ts';
export { similarJobs } from './similar-jobs.ts';
export { visibleJobs } from './visible-jobs.ts';
export { placeKeyOf } from './place-keys.ts';
export { MAX_PAGE, searchJobs } from './search-jobs.ts';
export { closeJobs, jobsOfSource, openSourceIds, writeJobs, type NewJob } from './write-jobs.store.ts';
export {
  dropForBulkLoad,
  isBulkLoadUnfinished,
  rebuildAfterBulkLoad,
  refreshStatistics,
  withoutWaitingForDisk,
} from './bulk-load.store.ts';

export const jobsModule: ModuleFactory = () => ({ name: 'jobs', resolvers });
