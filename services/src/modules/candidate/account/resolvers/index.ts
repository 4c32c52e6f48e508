import type { AttemptLimits } from '../../../../platform/attempts/attempt-limits.ts';
import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import type { AccountRule } from '../account-limits.ts';
import { cancelDeletion } from './Mutation/cancelDeletion.ts';
import { changeEmail } from './Mutation/changeEmail.ts';
import { confirmEmail } from './Mutation/confirmEmail.ts';
import { requestDeletionResolver } from './Mutation/requestDeletion.ts';
import { requestExportResolver } from './Mutation/requestExport.ts';
import { requestUnbind } from './Mutation/requestUnbind.ts';
import { saveAccountSettings } from './Mutation/saveAccountSettings.ts';
import { signOutEverywhere } from './Mutation/signOutEverywhere.ts';
import { accountSettings } from './Query/accountSettings.ts';

export const createResolvers = (limits: AttemptLimits<AccountRule>): GraphQLResolverMap => ({
  Query: { accountSettings },
  Mutation: {
    changeEmail,
    confirmEmail,
    requestUnbind,
    saveAccountSettings,
    requestExport: requestExportResolver(limits),
    requestDeletion: requestDeletionResolver(limits),
    cancelDeletion,
    signOutEverywhere,
  },
});
