import { CoachSteps } from '../features/follow-coach/coach-steps.tsx';

/** The slot `dashboard.coach`. */
export const DashboardCoach = () => <CoachSteps atFirst={2} />;
