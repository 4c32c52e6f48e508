/** Where a job's page shows jobs like it. */
export const SIMILAR_JOBS = 'similar-jobs';
