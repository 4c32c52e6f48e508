import { EMPLOYER_SCOPES } from '@hirehq/shared-contracts/employer';
import { createKey } from '../../modules/employer-api/employers/index.ts';
import type { Database } from '../../platform/database/database.ts';

/** Headers with a key of the employer. */
export async function employerHeaders(db: Database, enterpriseId: string): Promise<Record<string, string>> {
  const { key } = await createKey(db, { enterpriseId, label: 'bench', scopes: EMPLOYER_SCOPES, now: new Date() });
  return { authorization: `Bearer ${key}` };
}

/**
 * Ends the claims on employers' requests whose process was killed. They end by themselves after a minute; whoever measures does not
 * wait that long. A request that is still under way is then processed twice at once, which must not store a message twice either.
 */
export async function endClaims(db: Database): Promise<void> {
  await db
    .updateTable('employer_request')
    .set({ taken_until: new Date(0) })
    .where('answer', 'is', null)
    .where('done_at', 'is', null)
    .execute();
}

export async function storedMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
