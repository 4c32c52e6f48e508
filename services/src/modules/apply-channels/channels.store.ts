import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { EmployerReach } from './channels.policy.ts';

/**
 * How these employers can be reached. A system is a valid key that reads applications and was used, or an active webhook that
 * applications were or would be delivered to; a mail address counts once it is proven.
 */
export async function reachOfEmployers(
  db: Database,
  enterpriseIds: readonly string[],
  now: Date,
): Promise<Map<string, EmployerReach>> {
  const { rows } = await sql<{ id: string } & EmployerReach>`
    select enterprise.id,
      enterprise.answered_by_platform or exists (
        select from employer_key where employer_key.enterprise_id = enterprise.id and last_used_at is not null
          and (expires_at is null or expires_at > ${now}) and 'applications:read' = any(scopes)
      ) or exists (
        select from webhook where webhook.enterprise_id = enterprise.id and active and delivered_at is not null
          and 'application.submitted' = any(topics)
      ) as "hasSystem",
      exists (
        select from employer_mail where employer_mail.enterprise_id = enterprise.id and proven_at is not null
      ) as "hasMail"
    from enterprise where enterprise.id = any(${[...enterpriseIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, hasSystem, hasMail }) => [id, { hasSystem, hasMail }]));
}
