import type { ApplyChannel } from '@hirehq/shared-contracts/codes';
import { applyPage, type ApplyPage } from './apply-page.ts';

/** What is known of an employer's ways to receive applications. */
export interface EmployerReach {
  /** Its software reads applications from here. */
  hasSystem: boolean;
  /** It proved an address that applications are mailed to. */
  hasMail: boolean;
}

export interface HowToApply {
  channel: ApplyChannel;
  /** The employer's page; null unless the channel is OWN_PAGE. */
  page: ApplyPage | null;
}

/** How an application to a job reaches its employer. Everything that is said or done about applying follows from this. */
export function howToApply(reach: EmployerReach | undefined, sourceUrl: string | null, origin: string): HowToApply {
  if (reach?.hasSystem) return { channel: 'SYSTEM', page: null };
  if (reach?.hasMail) return { channel: 'MAIL', page: null };
  const page = applyPage(sourceUrl, origin);
  return page ? { channel: 'OWN_PAGE', page } : { channel: 'NONE', page: null };
}

/** Whether the employer receives applications that are sent from here. */
export const isReached = (reach: EmployerReach | undefined): boolean => reach !== undefined && (reach.hasSystem || reach.hasMail);

/** The same of a job. */
export const isAppliedHere = ({ channel }: Pick<HowToApply, 'channel'>): boolean => channel === 'SYSTEM' || channel === 'MAIL';
