import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

interface Referral {
  jobId: string;
  referrerId: string;
}

const KEY = 'referrals';
const KEPT = 20;

const isReferral = (value: unknown): value is Referral =>
  typeof value === 'object' &&
  value !== null &&
  'jobId' in value &&
  typeof value.jobId === 'string' &&
  'referrerId' in value &&
  typeof value.referrerId === 'string';

function referrals(storage: RemoteStorage): Referral[] {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReferral) : [];
  } catch {
    return [];
  }
}

/** The last referrer of a job in this browser; undefined if there is none. */
export function referrerOf(storage: RemoteStorage, jobId: string): string | undefined {
  return referrals(storage).find((referral) => referral.jobId === jobId)?.referrerId;
}

/** Stores the referrer of a job until an application to it is sent. */
export function rememberReferrer(storage: RemoteStorage, jobId: string, referrerId: string): void {
  const others = referrals(storage).filter((referral) => referral.jobId !== jobId);
  storage.set(KEY, JSON.stringify([{ jobId, referrerId }, ...others].slice(0, KEPT)));
}

export function forgetReferrer(storage: RemoteStorage, jobId: string): void {
  storage.set(KEY, JSON.stringify(referrals(storage).filter((referral) => referral.jobId !== jobId)));
}
