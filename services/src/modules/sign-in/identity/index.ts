import type { Transaction } from '../../../platform/database/database.ts';
import type { ModuleFactory, ServiceModule, Services } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import type { Account, NewAccount } from './account.ts';
import { findAccountByEmail, findAccountOfCandidate } from './account.store.ts';
import { addEmployerStyle } from './employer-brand/employer-style.routes.ts';
import { addEndedSessions } from './ended-session.routes.ts';
import { ATTEMPT_RULES, type AttemptRules } from './attempt-limits.ts';
import { identityData } from './candidate-data.ts';
import { createAccount } from './identity.service.ts';
import { identityRoutes } from './routes.ts';
import { hashPassword } from './password-hash.ts';
import { removeExpired } from './cleaning.ts';
import { endSessions } from './provider/grant.store.ts';
import { maintainProviderKeys } from './provider/key.store.ts';
import { addSilentSso } from './silent-sso.ts';

export { emailAddressOf, confirmEmailOf, emailOf, startEmailChange } from './candidate-email.service.ts';
export { changeAccountAsOperator, rotateKeys, type OperatorOrder } from './operator.service.ts';

/** Ends every session of a candidate's account at the embedded provider; false if they have none. */
export async function endSessionsOf({ db, now }: Pick<Services, 'db' | 'now'>, candidateId: string): Promise<boolean> {
  const account = await findAccountOfCandidate(db, candidateId);
  if (!account) return false;
  await db.transaction().execute((trx) => endSessions(trx, account.id, { now: now() }));
  return true;
}

/** The embedded OpenID provider. Not used if an external identity provider is configured. */
export const identityModule: ModuleFactory = (services) => createIdentityModule(services);

export function createIdentityModule(services: Services, rules: AttemptRules = ATTEMPT_RULES): ServiceModule {
  if (!services.config.sso.embedded)
    return {
      name: 'identity',
      candidateData: identityData,
      routes: async (app) => {
        addSilentSso(app);
        addEmployerStyle(app, services);
        await app.register(async (scope) => addEndedSessions(scope, services));
      },
    };
  return {
    name: 'identity',
    candidateData: identityData,
    routes: async (app) => {
      addSilentSso(app);
      addEmployerStyle(app, services);
      await identityRoutes(app, services, rules);
    },
    work: [
      onSchedule({ name: 'identity.remove-expired', schedule: '*/10 * * * *', run: () => removeExpired(services) }),
      onSchedule({
        name: 'identity.maintain-keys',
        schedule: '42 3 * * *',
        run: () => maintainProviderKeys(services.db, services.now()),
      }),
    ],
  };
}

/** Returns the account with this email and its candidate; creates them if missing, leaves an existing account unchanged. For demo data. */
export async function ensureAccount(
  services: Pick<Services, 'candidates'>,
  trx: Transaction,
  { password, ...account }: NewAccount & { password: string },
): Promise<Account> {
  const known =
    (await findAccountByEmail(trx, account.email)) ??
    (await createAccount(services, trx, { ...account, passwordHash: await hashPassword(password) }));
  if (!known) throw new Error(`The account of ${account.email} was removed while it was being created. Try again.`);
  return known;
}
