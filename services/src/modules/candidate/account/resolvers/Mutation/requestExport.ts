import type { AttemptLimits } from '../../../../../platform/attempts/attempt-limits.ts';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { AccountRule } from '../../account-limits.ts';
import { requestExport } from '../../exports.service.ts';

export const requestExportResolver =
  (limits: AttemptLimits<AccountRule>): Resolver<unknown> =>
  async (_parent, _args, { services, viewer }) => ({ export: await requestExport(services, limits, signedIn(viewer)) });
