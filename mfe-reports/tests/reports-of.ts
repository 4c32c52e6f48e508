import type { ActivityReport } from '../src/features/view-activity/activity-report.query.ts';
import type { JobDensity } from '../src/features/view-density/job-density.query.ts';
import type { RatingReport } from '../src/features/view-ratings/rating-report.query.ts';

const updatedAt = '2026-04-15T10:00:00.000Z';
const none = { average: null, count: 0 };

export const ratingsOf = (changes: Partial<RatingReport> = {}): RatingReport => ({
  updatedAt,
  step: 'MONTH',
  received: { average: 4.2, count: 5 },
  given: { average: 3, count: 1 },
  employers: [
    { enterpriseName: 'Daily Crumb', received: { average: 4.25, count: 4 }, given: none },
    { enterpriseName: '=Acme()', received: { average: 4, count: 1 }, given: { average: 3, count: 1 } },
  ],
  overTime: [
    { from: '2026-03-01', received: { average: 4.25, count: 4 }, given: none },
    { from: '2026-04-01', received: { average: 4, count: 1 }, given: { average: 3, count: 1 } },
  ],
  ...changes,
});

export const noRatings = (): RatingReport => ratingsOf({ received: none, given: none, employers: [], overTime: [] });

export const activityOf = (changes: Partial<ActivityReport> = {}): ActivityReport => ({
  updatedAt,
  step: 'WEEK',
  stages: [
    { stage: 'SAVED', count: 8 },
    { stage: 'APPLIED', count: 5 },
    { stage: 'SHORTLISTED', count: 2 },
    { stage: 'INTERVIEW', count: 2 },
    { stage: 'OFFERED', count: 1 },
    { stage: 'ONBOARDED', count: 0 },
    { stage: 'CLOSED', count: 1 },
  ],
  answered: 3,
  medianHoursToAnswer: 60,
  overTime: [
    { from: '2026-03-16', applications: 1, answers: 0 },
    { from: '2026-03-23', applications: 1, answers: 0 },
    { from: '2026-03-30', applications: 0, answers: 1 },
    { from: '2026-04-06', applications: 2, answers: 1 },
    { from: '2026-04-13', applications: 3, answers: 2 },
  ],
  titles: [
    { title: 'Nurse', applications: 4, answered: 3, interviews: 2, offers: 1 },
    { title: 'Baker', applications: 1, answered: 0, interviews: 0, offers: 0 },
  ],
  ...changes,
});

export const noActivity = (): ActivityReport => {
  const report = activityOf({ answered: 0, medianHoursToAnswer: null, titles: [] });
  return {
    ...report,
    stages: report.stages.map(({ stage }) => ({ stage, count: 0 })),
    overTime: report.overTime.map(({ from }) => ({ from, applications: 0, answers: 0 })),
  };
};

export const densityOf = (changes: Partial<JobDensity> = {}): JobDensity => ({
  updatedAt,
  mySkills: [
    { id: 3, name: 'React' },
    { id: 7, name: 'Java' },
  ],
  total: 12,
  totalIsEstimate: false,
  isEstimate: false,
  locations: [
    { city: 'Amsterdam', state: 'North Holland', country: 'NL', latitude: 52.37, longitude: 4.89, jobs: 9 },
    { city: 'Singapore', state: null, country: 'SG', latitude: 1.29, longitude: 103.85, jobs: 2 },
  ],
  ...changes,
});

export const noDensity = (): JobDensity => densityOf({ mySkills: [], total: 0, locations: [] });
