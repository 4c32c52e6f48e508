import { z } from 'zod';
import type { MyJobsTab, QueryMyJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import { encodeCursor, readEndCursor } from '../../../../../platform/ids/cursor.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { cursorMoment } from '../../../../../platform/ids/time-cursor.ts';
import { MAX_PAGE, jobResponse, jobLoaders } from '../../../../engine/jobs/index.ts';
import { applicationResponse } from '../../application-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';
import { myJobsCounts, myJobsPage } from '../../my-jobs.store.ts';

const TABS: readonly MyJobsTab[] = [
  'SAVED',
  'APPLIED',
  'APPLIED_ELSEWHERE',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFERED',
  'ONBOARDED',
  'CLOSED',
];
const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

function decode(after: string) {
  const [time, jobId] = readEndCursor(cursorSchema, after);
  return { changedAt: new Date(time), jobId };
}

export const myJobs: Resolver<unknown, QueryMyJobsArgs> = async (_parent, { tab, first = 20, after, enterpriseId }, context) => {
  const { candidateId } = signedIn(context.viewer);
  const limit = Math.max(0, Math.min(first, MAX_PAGE));
  const employer = enterpriseId ?? undefined;
  const [rows, counts] = await Promise.all([
    myJobsPage(context.services.db, candidateId, {
      tab,
      enterpriseId: employer,
      after: after ? decode(after) : undefined,
      limit: limit + 1,
    }),
    myJobsCounts(context.services.db, candidateId, employer),
  ]);
  const shown = rows.slice(0, limit);
  const nodes = await Promise.all(
    shown.map(async (row) => {
      const [job, application] = await Promise.all([
        jobLoaders(context).job(row.job_id),
        applicationLoaders(context).toJob(row.job_id),
      ]);
      return job
        ? [
            {
              job: jobResponse(job),
              application: application ? applicationResponse(application) : null,
              changedAt: row.changed_at,
            },
          ]
        : [];
    }),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    nodes: nodes.flat(),
    total: counts.get(tab) ?? 0,
    endCursor: last ? encodeCursor([last.changed_at.getTime(), last.job_id]) : null,
    counts: TABS.map((each) => ({ tab: each, count: counts.get(each) ?? 0 })),
  };
};
