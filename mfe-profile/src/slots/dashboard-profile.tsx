import { ScoreSummary } from '../features/explain-score/score-summary.tsx';

/** The slot `dashboard.profile`. */
export const DashboardProfile = ScoreSummary;
