import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { EmployerReach } from './channels.policy.ts';

const hasSystem = (now: Date) => sql<boolean>`(
  enterprise.answered_by_platform or exists (
    select from employer_key where employer_key.enterprise_id = enterprise.id and last_used_at is not null
      and (expires_at is null or expires_at > ${now}) and 'applications:read' = any(scopes)
  ) or exists (
    select from webhook where webhook.enterprise_id = enterprise.id and active and delivered_at is not null
      and 'application.submitted' = any(topics)
  ))`;
const HAS_MAIL = sql<boolean>`exists (
  select from employer_mail where employer_mail.enterprise_id = enterprise.id and proven_at is not null)`;

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
    select enterprise.id, ${hasSystem(now)} as "hasSystem", ${HAS_MAIL} as "hasMail"
    from enterprise where enterprise.id = any(${[...enterpriseIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, hasSystem: isSystem, hasMail }) => [id, { hasSystem: isSystem, hasMail }]));
}

/**
 * Employers of whose jobs the search rows may not say whether they receive applications: because a key expired, an operator changed
 * something, or nobody has looked yet.
 */
export async function employersToFollow(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with known as (
      select id from enterprise where receives_applications is not false
      union select id from enterprise where answered_by_platform
      union select enterprise_id from employer_key where last_used_at is not null
      union select enterprise_id from webhook where delivered_at is not null
      union select enterprise_id from employer_mail where proven_at is not null
    )
    select enterprise.id from known join enterprise on enterprise.id = known.id
    where receives_applications is distinct from (${hasSystem(now)} or ${HAS_MAIL})`.execute(db);
  return rows.map(({ id }) => id);
}
