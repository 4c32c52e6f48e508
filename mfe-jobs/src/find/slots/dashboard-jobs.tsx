import { FittingJobs } from '../features/recommend-jobs/fitting-jobs.tsx';

/** The slot `dashboard.jobs`. */
export const DashboardJobs = FittingJobs;
