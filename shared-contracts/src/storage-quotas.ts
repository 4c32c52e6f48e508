const MB = 1024 * 1024;

/** What a candidate stores files for. */
export const STORAGE_CATEGORIES = [
  'RESUME',
  'PROFILE',
  'SHOWCASE',
  'EDUCATION',
  'BACKGROUND',
  'CANDIDATE_OFFER',
  'VIDEO',
  'MESSAGE',
  'FEEDBACK',
] as const;
export type StorageCategory = (typeof STORAGE_CATEGORIES)[number];

export interface StorageQuota {
  files: number;
  bytes: number;
}

/** How much one candidate may store for each purpose. A video counts with its announced size from the start of its upload. */
export const STORAGE_QUOTAS: Readonly<Record<StorageCategory, StorageQuota>> = {
  RESUME: { files: 20, bytes: 60 * MB },
  // One photo; the former one counts until the new one has replaced it.
  PROFILE: { files: 4, bytes: 20 * MB },
  SHOWCASE: { files: 60, bytes: 100 * MB },
  EDUCATION: { files: 60, bytes: 100 * MB },
  BACKGROUND: { files: 100, bytes: 150 * MB },
  // What the candidate uploads; documents that employers send with an offer do not count.
  CANDIDATE_OFFER: { files: 20, bytes: 60 * MB },
  // A video replaces the former one once it has been checked, so there is room for both.
  VIDEO: { files: 6, bytes: 450 * MB },
  // Attachments and screenshots were handed over, so they cannot be removed.
  MESSAGE: { files: 200, bytes: 150 * MB },
  FEEDBACK: { files: 40, bytes: 60 * MB },
};

/** How much one candidate may store in total. */
export const STORAGE_QUOTA: StorageQuota = { files: 300, bytes: 600 * MB };
