import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../platform/database/database.ts';
import { insertMailAddress } from '../mail-address.store.ts';

/** Gives an employer an address that it has proven, and to which applications are mailed. */
export const withProvenAddress = (db: Database, enterpriseId: string): Promise<void> =>
  insertMailAddress(db, {
    id: randomUUID(),
    enterprise_id: enterpriseId,
    email_address: `${enterpriseId}@example.com`,
    proof_hash: enterpriseId,
    asked_at: new Date(),
    proven_at: new Date(),
  });
