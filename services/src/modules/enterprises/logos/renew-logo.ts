import { createHash } from 'node:crypto';
import { backoffMs, type Backoff } from '@hirehq/shared-contracts/backoff';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import type { Services } from '../../../platform/module.ts';
import { replacePicture } from '../employer-profiles/index.ts';
import { fetchLogo, fetchPage, type FetchedLogo } from './fetch-logo.ts';
import { LogoError } from './logo-error.ts';
import { logoOf, shownLogo, updateLogo, type LogoRow } from './logos.store.ts';
import { logosOfPage } from './logos-of-page.ts';

/** Logos rarely change. */
const RENEWED: Backoff = { baseMs: 30 * DAY_MS, capMs: 30 * DAY_MS, jitter: 0.2 };
const FAILED: Backoff = { baseMs: DAY_MS, capMs: 60 * DAY_MS, jitter: 0.2 };

type Renewing = Pick<Services, 'db' | 'files' | 'config' | 'now'>;
type Found = FetchedLogo & { url: string };

const homePage = (domain: string) => `https://${domain}/`;

/** The picture at an address; its validators count only for the address that they are from. */
async function pictureAt(url: string, { config }: Renewing, row: LogoRow): Promise<Found> {
  const isSame = row.url === url && row.file_key !== null;
  const known = isSame ? { etag: row.etag, lastModified: row.last_modified } : { etag: null, lastModified: null };
  return { url, ...(await fetchLogo(url, known, { owner: row.enterprise_id, allowPrivate: config.fetchPrivate })) };
}

/** The first picture of the home page that can be shown. */
async function onHomePage(domain: string, services: Renewing, row: LogoRow): Promise<Found> {
  const page = await fetchPage(homePage(domain), { allowPrivate: services.config.fetchPrivate });
  let why = new LogoError(`${domain} names no logo or icon.`);
  for (const url of logosOfPage(page)) {
    try {
      return await pictureAt(url, services, row);
    } catch (error) {
      if (!(error instanceof LogoError)) throw error;
      why = error;
    }
  }
  throw why;
}

const isOwn = (shown: string | null, row: LogoRow) => shown !== null && shown !== row.file_key;

async function save(services: Renewing, row: LogoRow, found: Found): Promise<void> {
  const { db, files, now } = services;
  const time = now();
  const fetched = {
    url: found.url,
    problem: null,
    failures: 0,
    fetched_at: time,
    next_fetch_at: new Date(time.getTime() + backoffMs(RENEWED, 1)),
    ...(found.changed && { etag: found.version.etag, last_modified: found.version.lastModified }),
  };
  const hash = found.changed ? createHash('sha256').update(found.png).digest('hex') : row.content_hash;
  if (!found.changed || (hash === row.content_hash && row.file_key !== null)) {
    await updateLogo(db, row.enterprise_id, fetched);
    return;
  }
  const unused = await withStoredFiles(files, [{ data: found.png }], ([{ storageKey }]) =>
    db.transaction().execute(async (trx) => {
      const shown = await shownLogo(trx, row.enterprise_id);
      const current = await logoOf(trx, row.enterprise_id);
      // Another address was named meanwhile, or the employer uploaded a logo.
      if (!shown || !current || current.url !== row.url || isOwn(shown.logo_file, current)) return [storageKey];
      await updateLogo(trx, row.enterprise_id, { ...fetched, file_key: storageKey, content_hash: hash });
      return replacePicture(trx, row.enterprise_id, { column: 'logo_file', key: storageKey, now: time });
    }),
  );
  for (const key of unused) await files.remove(key);
}

/** The next attempt is later the more often it failed. */
export async function saveFailure(
  { db, now }: Pick<Services, 'db' | 'now'>,
  enterpriseId: string,
  problem: string,
): Promise<void> {
  const failures = ((await logoOf(db, enterpriseId))?.failures ?? 0) + 1;
  const time = now();
  const next_fetch_at = new Date(time.getTime() + backoffMs(FAILED, failures));
  await updateLogo(db, enterpriseId, { problem, failures, fetched_at: time, next_fetch_at });
}

/** Fetches the logo of an employer again, unless it has uploaded one itself. What is shown stays if that fails. */
export async function renewLogo(services: Renewing, enterpriseId: string): Promise<void> {
  const { db } = services;
  const [row, shown] = [await logoOf(db, enterpriseId), await shownLogo(db, enterpriseId)];
  if (!row || !shown) return;
  if (isOwn(shown.logo_file, row)) return;
  try {
    if (row.found_in !== 'DOMAIN' && row.url !== null) await save(services, row, await pictureAt(row.url, services, row));
    else if (shown.domain !== null) await save(services, row, await onHomePage(shown.domain, services, row));
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    await saveFailure(services, row.enterprise_id, error.message);
  }
}
