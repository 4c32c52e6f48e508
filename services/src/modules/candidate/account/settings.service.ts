import type { AccountSettings, SaveAccountSettingsInput } from '@hirehq/shared-contracts/graphql/types';
import { accountSettingsChanges } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/refusals/read-input.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { emailAddressOf } from '../../sign-in/identity/index.ts';
import { chooseZone, chosenZoneOf } from '../notifications/index.ts';
import { setLocale } from './account.store.ts';
import { deletionDue } from './deletions.store.ts';
import { accountHolderOf } from './deletions.service.ts';
import { currentExport } from './exports.service.ts';
import { poolMembershipOf } from './pools.store.ts';
import { canSignOutEverywhere } from './sessions.service.ts';
import { deletesProviderAccount } from './provider-account.ts';

export async function accountSettings(services: Services, viewer: CandidateViewer): Promise<AccountSettings> {
  const { db, config } = services;
  const { candidateId } = viewer;
  const [holder, address, timeZone, pool, dataExport, deletionOn] = await Promise.all([
    accountHolderOf(services, candidateId),
    emailAddressOf(services, viewer),
    chosenZoneOf(db, candidateId),
    poolMembershipOf(db, candidateId),
    currentExport(services, viewer),
    deletionDue(db, candidateId),
  ]);
  return {
    emailAddress: address.email,
    emailVerified: address.isVerified,
    pendingEmailAddress: address.pending,
    locale: holder.locale,
    timeZone,
    pool: pool ?? null,
    export: dataExport ?? null,
    deletionOn: deletionOn?.toISOString() ?? null,
    providerActions: [...config.sso.actions, ...(canSignOutEverywhere(services) ? (['SIGN_OUT_EVERYWHERE'] as const) : [])],
    providerAccountUrl: config.sso.embedded ? null : `${config.sso.issuer}/account`,
    providerAccountDeleted: deletesProviderAccount(config),
  };
}

/** Saves what the input contains. */
export async function saveAccountSettings(
  services: Services,
  viewer: CandidateViewer,
  input: SaveAccountSettingsInput,
): Promise<AccountSettings> {
  const { locale, timeZone } = readInput(accountSettingsChanges, input);
  await services.db.transaction().execute(async (trx) => {
    if (locale) await setLocale(trx, viewer.candidateId, locale);
    if (timeZone) await chooseZone(services, trx, viewer.candidateId, timeZone);
  });
  return accountSettings(services, viewer);
}
