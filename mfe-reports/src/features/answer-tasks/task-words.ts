import type { DashboardTaskKind } from '@hirehq/shared-contracts/graphql/types';
import { defineMessages, useIntl, type IconName } from '@hirehq/shared-ui';
import { momentOfViewer } from '@hirehq/shared-ui/bundled';
import type { DashboardTask } from '../../shared/dashboard.query.ts';

const TITLES = defineMessages({
  INTERVIEW_INVITATION: { id: 'tasks.INTERVIEW_INVITATION' },
  OFFER: { id: 'tasks.OFFER' },
  UNREAD_MESSAGES: { id: 'tasks.UNREAD_MESSAGES' },
  POOL_INVITATION: { id: 'tasks.POOL_INVITATION' },
  LICENCE_EXPIRY: { id: 'tasks.LICENCE_EXPIRY' },
  INTERVIEW_RATING: { id: 'tasks.INTERVIEW_RATING' },
} satisfies Record<DashboardTaskKind, { id: string }>);

/** When a task began to wait, by its kind; a deadline has its own words. */
const SINCE = defineMessages({
  INTERVIEW_INVITATION: { id: 'tasks.since.invited' },
  OFFER: { id: 'tasks.since.offered' },
  UNREAD_MESSAGES: { id: 'tasks.since.written' },
  POOL_INVITATION: { id: 'tasks.since.invited' },
  LICENCE_EXPIRY: { id: 'tasks.expires' },
  INTERVIEW_RATING: { id: 'tasks.since.held' },
} satisfies Record<DashboardTaskKind, { id: string }>);

export const TASK_ICONS = {
  INTERVIEW_INVITATION: 'calendar',
  OFFER: 'briefcase',
  UNREAD_MESSAGES: 'mail',
  POOL_INVITATION: 'building',
  LICENCE_EXPIRY: 'clock',
  INTERVIEW_RATING: 'feedback',
} as const satisfies Record<DashboardTaskKind, IconName>;

/** False for a kind that this version does not know. */
export const isKnownTask = ({ kind }: DashboardTask): boolean => Object.hasOwn(TITLES, kind);

interface TaskWords {
  /** What to do. */
  title: string;
  /** What it is about, without what the title says. */
  about: string;
  /** Until or since when. */
  when: string;
}

export function useTaskWords(): (task: DashboardTask, now: Date) => TaskWords {
  const intl = useIntl();
  const { formatDate, formatMessage } = intl;

  function whenOf({ kind, since, until, expiresOn }: DashboardTask, now: Date): string {
    if (expiresOn !== null) {
      const date = formatDate(expiresOn, { dateStyle: 'long', timeZone: 'UTC' });
      const isOver = expiresOn < now.toISOString().slice(0, 10);
      return formatMessage({ id: isOver ? 'tasks.expired' : 'tasks.expires' }, { date });
    }
    if (until !== null) {
      const id = kind === 'OFFER' ? 'tasks.expires' : 'tasks.begins';
      return formatMessage({ id }, { date: momentOfViewer(intl, until) });
    }
    return since === null ? '' : formatMessage({ id: SINCE[kind].id }, { date: formatDate(since, { dateStyle: 'long' }) });
  }

  return (task, now) => {
    const { kind, subject, employerName, messages } = task;
    // The title of these kinds names the subject.
    const isNamed = kind === 'LICENCE_EXPIRY' || kind === 'POOL_INVITATION';
    return {
      title: formatMessage({ id: TITLES[kind].id }, { subject: subject ?? '', messages: messages ?? 0 }),
      about: [isNamed ? null : subject, employerName].filter(Boolean).join(' · '),
      when: whenOf(task, now),
    };
  };
}
