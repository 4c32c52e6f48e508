import { enumName } from '@hirehq/shared-contracts/graphql/enum-value';
import type { LoadError, LoadErrorAttempt, QueryLoadErrorsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { LoadAttempt } from '@hirehq/shared-contracts/release';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { SourceMaps } from '../../../../../platform/source-maps/source-maps.ts';
import { failedLoads } from '../../../releases/index.ts';
import { failureCause } from '../../failure-cause.ts';
import { remoteOf } from '../../inputs.ts';
import { pageSize } from '../../page-size.ts';

const MOST = 50;
const MOST_ATTEMPTS = 10;

const attemptResponse = ({ version, outcome, phase, cause, message, stack, url, ms }: LoadAttempt): LoadErrorAttempt => ({
  version,
  isOk: outcome === 'ok',
  phase: phase ? enumName(phase) : null,
  cause: outcome === 'ok' ? null : failureCause(cause),
  message: message ?? null,
  stack: stack ?? null,
  url: url ?? null,
  ms,
});

export const loadErrorsWith =
  (maps: SourceMaps): Resolver<unknown, QueryLoadErrorsArgs, LoadError[]> =>
  async (_parent, { remote, first = 20 }, { services, viewer }) => {
    operator(viewer);
    const failed = await failedLoads(services.db, maps, { remote: remoteOf({ remote }), limit: pageSize(first, MOST) });
    return failed.map(({ receivedAt, report }) => ({
      at: receivedAt.toISOString(),
      remote: report.remote,
      part: report.part,
      outcome: enumName(report.outcome),
      page: report.page,
      attempts: report.attempts.slice(0, MOST_ATTEMPTS).map(attemptResponse),
    }));
  };
