import {
  INTERVIEW_NOTIFICATION_EVENTS,
  JOB_NOTIFICATION_TABS,
  type InterviewNotificationKind,
  type JobNotificationKind,
} from '@hirehq/shared-contracts/notification-links';
import { pageTarget } from '@hirehq/shared-contracts/page-path';

export type LinkKind =
  | Exclude<JobNotificationKind, 'closed' | 'note'>
  | InterviewNotificationKind
  | 'message'
  /** Any other page of the platform: nothing to check. */
  | 'page';

/** The target of a notification, parsed from its address. */
export interface DeepLink {
  kind: LinkKind;
  /** Path, query and hash on our own origin. */
  path: string;
  jobId: string;
  interviewId: string;
  candidateId: string;
  enterpriseId: string;
  /** The notification-type flag; N blocks interview pages. */
  notificationType: string | null;
}

const inverted = <Kind extends string>(table: Readonly<Record<Kind, string>>) =>
  new Map(Object.entries<string>(table).map(([kind, value]) => [value, kind as Kind]));

/** `tab` of a candidate page with a `jobId`, or of a job's own. */
const TAB_KINDS = inverted(JOB_NOTIFICATION_TABS);
/** `event` of an interview page. */
const INTERVIEW_KINDS = inverted(INTERVIEW_NOTIFICATION_EVENTS);
const JOB_DETAILS = /^\/candidate\/job-details\/([^/]+)$/;

/** `overview` stands for several kinds, none of which is checked. */
function jobKindOf(tab: string | null): LinkKind | undefined {
  const kind = TAB_KINDS.get((tab ?? '').toLowerCase());
  return kind === 'closed' || kind === 'note' ? 'page' : kind;
}

function kindOf(pathname: string, query: URLSearchParams): LinkKind {
  if (pathname === '/candidate/interviewDetails') return INTERVIEW_KINDS.get(query.get('event') ?? '') ?? 'interviewInvite';
  if (pathname === '/candidate/message-list' && query.has('enterpriseId')) return 'message';
  const byTab = jobKindOf(query.get('tab'));
  if (JOB_DETAILS.test(pathname)) return byTab ?? 'applied';
  return (query.has('jobId') && byTab) || 'page';
}

/** Parses the address of a notification (NT-06); undefined if it is not a page of the application. */
export function parseDeepLink(callToActionUrl: string, origin: string): DeepLink | undefined {
  const path = pageTarget(callToActionUrl, origin);
  if (path === undefined) return undefined;
  const { pathname, searchParams } = new URL(path, origin);
  return {
    kind: kindOf(pathname, searchParams),
    path,
    jobId: JOB_DETAILS.exec(pathname)?.[1] ?? searchParams.get('jobId') ?? '',
    interviewId: searchParams.get('id') ?? '',
    candidateId: searchParams.get('candidateId') ?? '',
    enterpriseId: searchParams.get('enterpriseId') ?? '',
    notificationType: searchParams.get('notificationType'),
  };
}
