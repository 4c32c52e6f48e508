import type { Role } from '@hirehq/shared-contracts/session';
import type { Database } from '../../../platform/database/database.ts';
import { findAccountByEmail, updateAccount } from './account.store.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './provider/grant.store.ts';
import { rotateSigningKey } from './provider/key.store.ts';
import { passwordProblem, type PasswordProblem } from './registration.policy.ts';

export type OperatorOrder =
  | { do: 'activate' }
  /** No more sign-ins and refreshes, and every session ends. */
  | { do: 'deactivate' }
  /** Ends every session; the next sign-in requires a new password. */
  | { do: 'require-new-password' }
  | { do: 'set-password'; password: string }
  /** Its access tokens name the role from the next one on. */
  | { do: 'give-role'; role: Role }
  /** No token names the role any more, and every session ends. */
  | { do: 'take-role'; role: Role };

export type OperatorOutcome = { ok: true } | { ok: false; reason: 'no-account' | PasswordProblem };

/** Changes that an operator makes to the account with this email, without its password. */
export function changeAccountAsOperator(db: Database, email: string, order: OperatorOrder): Promise<OperatorOutcome> {
  return db.transaction().execute(async (trx): Promise<OperatorOutcome> => {
    const account = await findAccountByEmail(trx, email);
    if (!account) return { ok: false, reason: 'no-account' };
    switch (order.do) {
      case 'activate':
        await updateAccount(trx, account.id, { isActive: true });
        return { ok: true };
      case 'deactivate':
        await updateAccount(trx, account.id, { isActive: false });
        break;
      case 'give-role':
        await updateAccount(trx, account.id, { roles: [...new Set([...account.roles, order.role])] });
        return { ok: true };
      case 'take-role':
        await updateAccount(trx, account.id, { roles: account.roles.filter((role) => role !== order.role) });
        break;
      case 'require-new-password':
        await updateAccount(trx, account.id, { newPasswordRequired: true });
        break;
      case 'set-password': {
        const problem = passwordProblem({ ...account, password: order.password });
        if (problem) return { ok: false, reason: problem };
        await updateAccount(trx, account.id, { passwordHash: await hashPassword(order.password), newPasswordRequired: false });
        break;
      }
    }
    await endSessions(trx, account.id, { now: new Date() });
    return { ok: true };
  });
}

export const rotateKeys = (db: Database): Promise<void> => rotateSigningKey(db, new Date());
