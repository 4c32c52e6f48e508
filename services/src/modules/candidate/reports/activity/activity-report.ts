import type { ActivityReport, ReportInput } from '@hirehq/shared-contracts/graphql/types';
import { reportScopeOf, stepOf, type ReportServices } from '../period/report-scope.ts';
import { readActivity } from './activity-report.store.ts';

export async function activityOf(services: ReportServices, candidateId: string, input: ReportInput): Promise<ActivityReport> {
  const scope = await reportScopeOf(services, candidateId, input);
  const { summary, overTime, titles } = await readActivity(scope);
  return {
    updatedAt: scope.now.toISOString(),
    step: stepOf(scope.period),
    stages: [
      { stage: 'SAVED', count: summary.saved },
      { stage: 'APPLIED', count: summary.applied },
      { stage: 'SHORTLISTED', count: summary.shortlisted },
      { stage: 'INTERVIEW', count: summary.interview },
      { stage: 'OFFERED', count: summary.offered },
      { stage: 'ONBOARDED', count: summary.onboarded },
      { stage: 'CLOSED', count: summary.closed },
    ],
    answered: summary.answered,
    medianHoursToAnswer: summary.medianHours,
    overTime,
    titles,
  };
}
