import { ApplicationStages } from '../features/track-jobs/application-stages.tsx';

/** The slot `dashboard.applications`. */
export const DashboardApplications = ApplicationStages;
