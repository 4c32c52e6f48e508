import { safeLocalPath } from '@hirehq/shared-contracts/routes';

export type LinkKind =
  | 'offered'
  | 'onboarded'
  | 'offboarded'
  | 'applied'
  | 'shortlisted'
  | 'interviewInvite'
  | 'interviewReschedule'
  | 'interviewCancelled'
  | 'interviewUpcoming'
  | 'interviewFeedback'
  | 'message'
  /** Any other page of the platform: nothing to check. */
  | 'page';

/** What a notification leads to, read from its address. */
export interface DeepLink {
  kind: LinkKind;
  /** Path, query and hash on our own origin. */
  path: string;
  jobId: string;
  interviewId: string;
  candidateId: string;
  enterpriseId: string;
  /** The notification-type flag; N keeps interview pages shut. */
  notificationType: string | null;
}

/** `tab` of a candidate page with a `jobId`. */
const TAB_KINDS: Readonly<Record<string, LinkKind>> = {
  offered: 'offered',
  onboarded: 'onboarded',
  offboarded: 'offboarded',
  applied: 'applied',
  shortlisted: 'shortlisted',
};

/** `event` of an interview page. */
const INTERVIEW_KINDS: Readonly<Record<string, LinkKind>> = {
  invite: 'interviewInvite',
  reschedule: 'interviewReschedule',
  cancelled: 'interviewCancelled',
  upcoming: 'interviewUpcoming',
  feedback: 'interviewFeedback',
};

const JOB_DETAILS = /^\/candidate\/job-details\/([^/]+)$/;

function kindOf(pathname: string, query: URLSearchParams): LinkKind {
  if (pathname === '/candidate/interviewDetails') return INTERVIEW_KINDS[query.get('event') ?? 'invite'] ?? 'interviewInvite';
  if (pathname === '/candidate/message-list' && query.has('enterpriseId')) return 'message';
  const byTab = TAB_KINDS[(query.get('tab') ?? '').toLowerCase()];
  if (JOB_DETAILS.test(pathname)) return byTab ?? 'applied';
  return (query.has('jobId') && byTab) || 'page';
}

/** Reads a notification's address (NT-06); undefined when it does not lead to a page of ours. */
export function parseDeepLink(callToActionUrl: string, origin: string): DeepLink | undefined {
  const path = safeLocalPath(callToActionUrl, origin);
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
