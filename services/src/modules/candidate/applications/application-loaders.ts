import { batchLoader } from '../../../platform/dataloader/batch-loader.ts';
import { requestLoaders } from '../../../platform/dataloader/request-loaders.ts';
import { MOST_APPLICANTS } from './applicants/applicant-range.ts';
import { shownApplicants } from './applicants/applicants.store.ts';
import { appliedElsewhereOf } from './elsewhere/applied-elsewhere.store.ts';
import { applicationsToJobs, type ApplicationRow } from './applications.store.ts';
import { documentsOf, offersOf, offerVersionsOf, recordsOf, sentResumes } from './process.store.ts';

/** What fields of applications are resolved from, many in one query. */
export const applicationLoaders = requestLoaders(({ services: { db }, viewer }) => ({
  /** The asking candidate's application to a job. */
  toJob: batchLoader(async (jobIds: readonly string[]) =>
    viewer.kind === 'candidate' ? applicationsToJobs(db, viewer.candidateId, jobIds) : new Map<string, ApplicationRow>(),
  ),
  /** When the asking candidate applied to a job on its employer's own page. */
  appliedElsewhere: batchLoader(async (jobIds: readonly string[]) =>
    viewer.kind === 'candidate' ? appliedElsewhereOf(db, viewer.candidateId, jobIds) : new Map<string, Date>(),
  ),
  /** How many have applied for a job, if its employer shows it. */
  applicants: batchLoader((jobIds: readonly string[]) => shownApplicants(db, jobIds, MOST_APPLICANTS)),
  offer: batchLoader((ids: readonly string[]) => offersOf(db, ids)),
  offerVersions: batchLoader((ids: readonly string[]) => offerVersionsOf(db, ids)),
  documents: batchLoader((ids: readonly string[]) => documentsOf(db, ids)),
  resume: batchLoader((ids: readonly string[]) => sentResumes(db, ids)),
  records: batchLoader((ids: readonly string[]) => recordsOf(db, ids)),
}));
