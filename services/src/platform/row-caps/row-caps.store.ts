import { sql, type RawBuilder } from 'kysely';
import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import type { TableName } from '../candidate-data/candidate-data.ts';
import type { Database } from '../database/database.ts';
import { ROW_CAPS, type RowCap, type RowCapName } from './row-caps.ts';

export interface CapOwner {
  /** Whose rows count: the id of a candidate or an employer, or what the cap says. */
  owner: string;
  now: Date;
}

interface Counting extends CapOwner {
  /** Rows before it do not count, of a cap with a window. */
  since: Date;
}

type Count = (of: Counting) => RawBuilder<number>;

const ofCandidate =
  (table: TableName, further: (of: Counting) => RawBuilder<unknown> = () => sql`true`): Count =>
  (of) =>
    sql`(select count(*) from ${sql.table(table)} where candidate_id = ${of.owner} and ${further(of)})`;

/** With those that were removed and can be restored, so that restoring never exceeds the cap. */
const ofProfile =
  (table: TableName, kind: ProfileRecordKind): Count =>
  (of) =>
    sql`(${ofCandidate(table)(of)} + (select count(*) from removed_record where candidate_id = ${of.owner} and kind = ${kind}))`;

const ofEmployer =
  (table: TableName, further: (of: Counting) => RawBuilder<unknown> = () => sql`true`): Count =>
  (of) =>
    sql`(select count(*) from ${sql.table(table)} where enterprise_id = ${of.owner} and ${further(of)})`;

const recent = ({ since }: Counting) => sql`created_at > ${since}`;
const unexpired = ({ now }: Counting) => sql`expires_at > ${now}`;

/** The mailbox of an address: `ada@example.com` for `ada+jobs@example.com`. */
export const mailboxOf = (email: unknown) => sql<string>`lower(regexp_replace(${email}, '\\+[^@]*@', '@'))`;

const toMailbox = (email: string) => sql`${mailboxOf(sql.ref('email_address'))} = ${mailboxOf(email)}`;
const byEmployer = (enterpriseId: string) =>
  sql`talent_pool_id in (select id from talent_pool where enterprise_id = ${enterpriseId})`;
const invitations =
  (of: (owner: string) => RawBuilder<unknown>): Count =>
  ({ owner, since }) =>
    sql`(select count(*) from invitation where ${of(owner)} and created_at > ${since})`;

/** The rows that count towards each cap. */
const COUNTED: Readonly<Record<RowCapName, Count>> = {
  educations: ofProfile('education', 'EDUCATION'),
  workHistory: ofProfile('work_history', 'WORK_HISTORY'),
  skills: ofProfile('candidate_skill', 'SKILL'),
  licences: ofProfile('licence', 'LICENCE'),
  hiddenEmployers: ofCandidate('profile_hidden_from'),
  savedSearches: ofCandidate('saved_search'),
  applicationDrafts: ofCandidate('application_draft'),
  dismissedSteps: ofCandidate('coach_dismissal'),
  pushDevices: ofCandidate('push_device'),
  deviceTokens: ofCandidate('candidate_device'),
  unfinishedVideos: ofCandidate('video', () => sql`state = 'UPLOADING'`),
  handOvers: ofCandidate('hand_over', unexpired),
  profileDocuments: ofCandidate('profile_document'),
  feedback: ofCandidate('feedback', recent),
  employerReports: ({ owner, since }) =>
    sql`(select count(*) from employer_report where reporter = ${owner} and created_at > ${since})`,
  jobReports: ({ owner, since }) => sql`(select count(*) from job_report where reporter = ${owner} and created_at > ${since})`,
  referrals: ofCandidate('referral', recent),
  referralMails: ofCandidate('referral', (of) => sql`email is not null and ${recent(of)}`),
  referralsReceived: ({ owner, since }) =>
    sql`(select count(*) from referral where lower(email) = lower(${owner}::text) and created_at > ${since})`,
  webhooks: ofEmployer('webhook'),
  employerDomains: ofEmployer('employer_domain'),
  feeds: ofEmployer('feed'),
  visitorKeys: ofEmployer('visitor_key'),
  formerPictures: ofEmployer('former_picture'),
  employerKeys: ofEmployer('employer_key', ({ now }) => sql`(expires_at is null or expires_at > ${now})`),
  talentPools: ofEmployer('talent_pool'),
  feedImports: ofEmployer('feed_import', () => sql`state in ('waiting', 'running')`),
  releaseUploads: ({ owner, now }) =>
    sql`(select count(*) from release_upload where key_id = ${owner} and finished_at is null and expires_at > ${now})`,
  invitationsSent: invitations(byEmployer),
  invitationsReceived: invitations(toMailbox),
  invitationsRepeated: invitations((owner) => {
    const [enterpriseId = '', email = ''] = owner.split(' ');
    return sql`${byEmployer(enterpriseId)} and ${toMailbox(email)}`;
  }),
};

/** How many rows count towards a cap. */
export async function countCapped(db: Database, name: RowCapName, { owner, now }: CapOwner): Promise<number> {
  const { windowMs = 0 }: RowCap = ROW_CAPS[name];
  const since = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ count: number }>`select ${COUNTED[name]({ owner, now, since })} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
