import { timingSafeEqual } from 'node:crypto';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import type { Services } from '../../../platform/module.ts';

type Signing = Pick<Services, 'keyedHash' | 'now'>;

const signatureOf = ({ keyedHash }: Signing, interviewId: string, until: string) =>
  keyedHash('interview calendar', interviewId, until);

/** The path of an interview's calendar file; valid for a few minutes, without a session. */
export function calendarLink(services: Signing, interviewId: string): string {
  const until = String(Math.ceil(services.now().getTime() / 1000) + FILE_LINK_SECONDS);
  const query = new URLSearchParams({ until, signature: signatureOf(services, interviewId, until) });
  return `/calendar/${interviewId}/interview.ics?${query.toString()}`;
}

/** True for a link with a valid signature that has not expired. */
export function opensCalendar(services: Signing, interviewId: string, query: URLSearchParams): boolean {
  const until = query.get('until') ?? '';
  const [expected, given] = [signatureOf(services, interviewId, until), query.get('signature') ?? ''].map((text) =>
    Buffer.from(text),
  );
  if (!expected || expected.length !== given?.length || !timingSafeEqual(expected, given)) return false;
  return Number(until) * 1000 >= services.now().getTime();
}
