import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { BrowserError, QueryBrowserErrorsArgs } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { SourceMaps } from '../../../../../platform/source-maps/source-maps.ts';
import type { ReadBrowserErrors } from '../../browser-errors.ts';
import { pageSize } from '../../page-size.ts';

const MOST = 50;
const SHOWN_MS = 30 * DAY_MS;

export const browserErrorsWith =
  ({
    readBrowserErrors,
    maps,
  }: {
    readBrowserErrors: ReadBrowserErrors;
    maps: SourceMaps;
  }): Resolver<unknown, QueryBrowserErrorsArgs, BrowserError[]> =>
  async (_parent, { first = 20 }, { services: { db, now }, viewer }) => {
    operator(viewer);
    const since = new Date(now().getTime() - SHOWN_MS);
    const errors = await readBrowserErrors(db, { since, limit: pageSize(first, MOST) });
    return Promise.all(
      errors.map(async ({ received_at, error, error_info }) => ({
        at: received_at.toISOString(),
        error: await maps.resolve(error),
        info: await maps.resolve(error_info),
      })),
    );
  };
