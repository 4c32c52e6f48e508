import type { Locale } from '@hirehq/shared-contracts/page';
import type { Database } from '../../platform/database/database.ts';
import type { Config } from '../../platform/config.ts';
import type { KeyedHash } from '../../platform/keyed-hash.ts';
import type { Services } from '../../platform/module.ts';
import { candidateRecords } from '../../modules/candidate/candidates/index.ts';
import { accountMail, type AccountMail } from '../../modules/candidate/account/account-mails.ts';
import { invitationMail } from '../../modules/employer-api/employers/invitations/invitation-mail.ts';
import { sendIdentityMail, type IdentityMail } from '../../modules/sign-in/identity/identity-mails.ts';
import { textsOf } from '../../modules/sign-in/identity/pages/messages.ts';
import { digestMail, notificationMail } from '../../modules/candidate/notifications/mail/notification-mail.ts';
import { referralMail } from '../../modules/candidate/referrals/referral-mail.ts';
import { alertMail } from '../../modules/candidate/saved-searches/alert-mail.ts';
import type { Mail } from '../../modules/post/mail/index.ts';

const IDENTITY_MAILS: readonly IdentityMail[] = [
  { kind: 'confirm', code: '123456' },
  { kind: 'reset', code: '654321' },
  { kind: 'exists' },
  { kind: 'password-changed' },
  { kind: 'email-changed' },
];

const ACCOUNT_MAILS: readonly AccountMail[] = [
  { kind: 'exportReady', until: new Date('2026-03-08T12:00:00Z') },
  { kind: 'deletionRequested', dueAt: new Date('2026-03-15T12:00:00Z') },
  { kind: 'kept' },
  { kind: 'deleted', isProviderLeft: false },
  { kind: 'deleted', isProviderLeft: true },
  { kind: 'unbindReleased', company: 'Zweig & Söhne' },
  { kind: 'unbindRefused', company: 'Zweig & Söhne' },
];

const JOB = {
  id: '7b0c1f5e-0000-4000-8000-000000000001',
  title: 'C++ (m/f/d)',
  enterprise: { id: '7b0c1f5e-0000-4000-8000-000000000002', establishmentName: 'Zweig & Söhne', about: null, logoFile: null },
  place: { city: 'Köln', state: null, country: 'DE', label: 'Köln' },
  pay: { currency: 'EUR', min: 20.5, max: 1250, unit: 'HOUR' as const, compared: null },
};
const MAILED = [
  ['shortlisted', 0],
  ['offered', 0],
  ['offerChanged', 0],
  ['interviewInvite', 0],
  ['interviewReschedule', 0],
  ['interviewCancelled', 0],
  ['upcomingInterview', 0],
  ['message', 1],
  ['message', 2],
  ['message', 5],
  ['message', 11],
  ['referralApplied', 0],
  ['licenceExpiring', 0],
] as const;
const NAMES = { company: 'Zweig & Söhne', job: 'C++ (m/f/d)', date: '2026-05-01' };
const APPOINTMENT = { ...NAMES, round: 'Runde 1', time: { at: '2026-03-01T12:00:00Z', timeZone: 'Europe/Berlin' } };
const AT = new Date('2026-03-01T12:00:00Z');

const SEARCH = {
  version: 1,
  id: '7b0c1f5e-0000-4000-8000-000000000003',
  candidate_id: '7b0c1f5e-0000-4000-8000-000000000004',
  request_id: '7b0c1f5e-0000-4000-8000-000000000005',
  name: 'C++ Köln',
  query: 'keyword=C',
  locale: 'en' as const,
  created_at: AT,
  alerted_at: null,
  next_alert_at: AT,
  covered_at: AT,
  seen_at: AT,
  email_address: 'ada@example.com',
};

interface Platform {
  work: Services['work'];
  db: Database;
  config: Config;
  keyedHash: KeyedHash;
}

/** Every mail of the platform in one language, by a descriptive name; those of the identity module are stored on the way. */
export async function everyMail(platform: Platform, locale: Locale): Promise<[name: string, mail: Mail][]> {
  const { db, config } = platform;
  const to = 'ada@example.com';
  const mails: [string, Mail][] = [];
  for (const mail of IDENTITY_MAILS) {
    const stored = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('mail').execute();
      const branding = { texts: textsOf(locale), variant: config.variant, origin: config.origin };
      await sendIdentityMail({ ...platform, candidates: candidateRecords, now: () => AT }, trx, { ...mail, to, branding });
      return trx.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    });
    const { subject, body_text, body_html } = stored;
    mails.push([`identity ${mail.kind}`, { to, subject, text: body_text, html: body_html ?? '' }]);
  }
  for (const mail of ACCOUNT_MAILS)
    mails.push([`account ${JSON.stringify(mail)}`, accountMail(platform, { email: to, locale }, mail)]);
  const invitation = { to, key: 'k1', pool: 'Bolsa', company: 'Zweig & Söhne', locale };
  mails.push(['invitation', invitationMail(platform, invitation)]);
  for (const note of [undefined, 'Ça va?'])
    mails.push([
      note ? 'referral with a note' : 'referral',
      referralMail(platform, { to, referralId: 'r1', referrer: note ? 'Zoë' : '', note, job: JOB, locale }),
    ]);
  for (const [alerts, count] of [
    ['DAILY', 1],
    ['WEEKLY', 2],
    ['DAILY', 3],
    ['DAILY', 11],
    ['WEEKLY', 100],
  ] as const)
    mails.push([
      `alert ${alerts} of ${count}`,
      alertMail(platform, { search: { ...SEARCH, alerts, reads: locale }, jobs: [JOB], count }),
    ]);
  const recipient = { candidateId: SEARCH.candidate_id, to, locale };
  for (const [kind, unread] of MAILED) {
    const notification = { id: SEARCH.id, kind, values: kind.toLowerCase().includes('interview') ? APPOINTMENT : NAMES };
    const name = unread > 0 ? `notification ${kind} of ${unread}` : `notification ${kind}`;
    mails.push([name, notificationMail(platform, { ...recipient, notification, unread })]);
  }
  const notifications = (['shortlisted', 'message', 'referralApplied'] as const).map((kind) => ({
    id: SEARCH.id,
    kind,
    values: NAMES,
  }));
  mails.push(['digest of 1', digestMail(platform, { ...recipient, notifications: notifications.slice(0, 1) })]);
  mails.push(['digest of 3', digestMail(platform, { ...recipient, notifications })]);
  return mails;
}
