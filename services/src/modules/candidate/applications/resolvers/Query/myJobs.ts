import { z } from 'zod';
import type { MyJobsGroup, MyJobsTab, QueryMyJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import { MY_JOBS_GROUPS, TABS_OF_GROUP, groupOfTab } from '@hirehq/shared-contracts/my-jobs-groups';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import { encodeCursor, readEndCursor } from '../../../../../platform/ids/cursor.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { cursorMoment } from '../../../../../platform/ids/time-cursor.ts';
import { MAX_PAGE, jobResponse, jobLoaders } from '../../../../engine/jobs/index.ts';
import { applicationResponse } from '../../application-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';
import { myJobsCounts, myJobsPage, type MyJobsCounts, type Tracked } from '../../my-jobs.store.ts';

const TABS: readonly MyJobsTab[] = [
  'DRAFT',
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
const MAX_KEYWORD = 200;

function decode(after: string) {
  const [time, jobId] = readEndCursor(cursorSchema, after);
  return { changedAt: new Date(time), jobId };
}

/** The counts of a group, and its tabs. */
function partsOf(group: MyJobsGroup, { byTab, toDo }: MyJobsCounts) {
  return group === 'TO_DO' ? { counts: toDo, tabs: TABS } : { counts: byTab, tabs: TABS_OF_GROUP[group] };
}

function totalOf(group: MyJobsGroup, counted: MyJobsCounts, only?: MyJobsTab): number {
  const { counts, tabs } = partsOf(group, counted);
  return tabs.reduce((total, tab) => total + (only === undefined || only === tab ? (counts.get(tab) ?? 0) : 0), 0);
}

/** The first group that has jobs; Active if none has any. */
const firstGroup = (counted: MyJobsCounts): MyJobsGroup =>
  MY_JOBS_GROUPS.find((group) => totalOf(group, counted) > 0) ?? 'ACTIVE';

const responseOf = (counts: ReadonlyMap<MyJobsTab, number>) => TABS.map((tab) => ({ tab, count: counts.get(tab) ?? 0 }));

export const myJobs: Resolver<unknown, QueryMyJobsArgs> = async (
  _parent,
  { tab, group, keyword, sort = 'CHANGED', first = 20, after, enterpriseId },
  context,
) => {
  const { db, now } = context.services;
  const limit = Math.max(0, Math.min(first, MAX_PAGE));
  const wanted: Tracked = {
    candidateId: signedIn(context.viewer).candidateId,
    enterpriseId: enterpriseId ?? undefined,
    words: keyword?.slice(0, MAX_KEYWORD).split(/\s+/).filter(Boolean) ?? [],
    now: now(),
  };
  const from = after ? decode(after) : undefined;
  const counting = myJobsCounts(db, wanted);
  const shownGroup = group ?? (tab ? groupOfTab(tab) : firstGroup(await counting));
  const [rows, counts] = await Promise.all([
    myJobsPage(db, wanted, {
      tab: tab ?? undefined,
      group: shownGroup,
      sort,
      after: from,
      limit: limit + 1,
    }),
    counting,
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
              draftSavedAt: row.draft_saved_at,
              changedAt: row.changed_at,
            },
          ]
        : [];
    }),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    nodes: nodes.flat(),
    group: shownGroup,
    total: totalOf(shownGroup, counts, tab ?? undefined),
    endCursor: last ? encodeCursor([last.changed_at.getTime(), last.job_id]) : null,
    counts: responseOf(counts.byTab),
    toDo: responseOf(counts.toDo),
  };
};
