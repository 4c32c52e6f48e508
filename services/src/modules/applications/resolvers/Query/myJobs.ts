import { z } from 'zod';
import type { MyJobsTab, QueryMyJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { MAX_PAGE, jobAnswer, jobLoaders } from '../../../jobs/index.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { applicationLoader } from '../../application-loader.ts';
import { myJobsCounts, myJobsPage, type MyJobRow } from '../../my-jobs.store.ts';

const TABS: readonly MyJobsTab[] = ['SAVED', 'APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'ONBOARDED', 'CLOSED'];
const cursorSchema = z.tuple([z.int(), z.uuid()]);

function decode(after: string) {
  try {
    const [time, jobId] = cursorSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
    return { changedAt: new Date(time), jobId };
  } catch {
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This cursor is not one of ours.',
      fields: { after: 'Pass the endCursor of the page before.' },
    });
  }
}
const encode = (row: MyJobRow) => Buffer.from(JSON.stringify([row.changed_at.getTime(), row.job_id])).toString('base64url');

export const myJobs: Resolver<unknown, QueryMyJobsArgs> = async (_parent, { tab, first = 20, after }, context) => {
  const { candidateId } = signedIn(context.viewer);
  const limit = Math.max(0, Math.min(first, MAX_PAGE));
  const [rows, counts] = await Promise.all([
    myJobsPage(context.services.db, candidateId, { tab, after: after ? decode(after) : undefined, limit: limit + 1 }),
    myJobsCounts(context.services.db, candidateId),
  ]);
  const shown = rows.slice(0, limit);
  const nodes = await Promise.all(
    shown.map(async (row) => {
      const [job, application] = await Promise.all([jobLoaders(context).job(row.job_id), applicationLoader(context)(row.job_id)]);
      return job
        ? [{ job: jobAnswer(job), application: application ? applicationAnswer(application) : null, changedAt: row.changed_at }]
        : [];
    }),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    nodes: nodes.flat(),
    total: counts.get(tab) ?? 0,
    endCursor: last ? encode(last) : null,
    counts: TABS.map((each) => ({ tab: each, count: counts.get(each) ?? 0 })),
  };
};
