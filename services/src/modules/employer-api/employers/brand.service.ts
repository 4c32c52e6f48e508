import type { EmployerBrand } from '@hirehq/shared-contracts/employer';
import { MAX_PICTURE_SIDE } from '@hirehq/shared-contracts/employer-picture';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { lockAtVersion } from '../../../platform/versions/at-version.store.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import {
  knownSector,
  knownSize,
  logoLink,
  replacePicture,
  type PictureColumn,
} from '../../enterprises/employer-profiles/index.ts';
import { removeDomain, setDomains } from '../../enterprises/domains/index.ts';
import { logoSourceOf, setLogoAddress } from '../../enterprises/logos/index.ts';
import { acceptUpload, PNG } from '../../post/files/index.ts';
import { employerRow, updateBrand, type BrandChanges } from './brand.store.ts';
import { readTheme } from './theme-report.ts';

export async function brand(services: Pick<Services, 'db' | 'files'>, enterpriseId: string): Promise<EmployerBrand> {
  const found = await brandIfAny(services, enterpriseId);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function brandIfAny(
  { db, files }: Pick<Services, 'db' | 'files'>,
  enterpriseId: string,
): Promise<EmployerBrand | undefined> {
  const row = await employerRow(db, enterpriseId);
  if (!row) return undefined;
  const logo = await logoSourceOf(db, enterpriseId);
  const [everybody, exclusive] = [
    readTheme('theme', row.theme),
    readTheme('exclusiveCandidateTheme', row.exclusive_candidate_theme),
  ];
  return {
    enterpriseId: row.id,
    version: String(row.version),
    establishmentName: row.establishment_name,
    about: row.about,
    sector: knownSector(row.sector),
    size: knownSize(row.size),
    showsApplicants: row.shows_applicants,
    logoUrl: logo.url,
    logoProblem: logo.problem,
    theme: everybody.entries,
    exclusiveCandidateTheme: exclusive.entries,
    exclusiveCandidateLogoFileSignedUrl: logoLink(files, row.exclusive_candidate_logo_file),
    navBarLogoSignedUrl: logoLink(files, row.logo_file),
    careerPortalFavIcon: logoLink(files, row.favicon_file),
    validDomainNames: row.domain_names.join(','),
    themeReport: {
      corrections: [...everybody.report.corrections, ...exclusive.report.corrections],
      refusedEntries: [...everybody.report.refusedEntries, ...exclusive.report.refusedEntries],
    },
  };
}

/** Locks the brand until the transaction ends. Refused if it has another version than the expected one. */
async function lockBrand(
  { files }: Pick<Services, 'files'>,
  trx: Transaction,
  enterpriseId: string,
  expected: ExpectedVersion,
): Promise<void> {
  if (!(await lockAtVersion(trx, 'enterprise', enterpriseId, expected)))
    await refuseStale(() => brandIfAny({ db: trx, files }, enterpriseId));
}

export async function changeBrand(
  services: Services,
  enterpriseId: string,
  { logoUrl, ...changes }: BrandChanges & { logoUrl?: string | null | undefined },
  expected: ExpectedVersion,
): Promise<EmployerBrand> {
  const unused = await services.db.transaction().execute(async (trx) => {
    await lockBrand(services, trx, enterpriseId, expected);
    await updateBrand(trx, enterpriseId, changes);
    return logoUrl === undefined ? [] : setLogoAddress(trx, enterpriseId, logoUrl, services.now());
  });
  for (const key of unused) await services.files.remove(key);
  return brand(services, enterpriseId);
}

/** Sets the domains of the career portal; new ones have no effect until they are verified. */
export async function changeDomains(
  services: Services,
  enterpriseId: string,
  domains: readonly string[],
  expected: ExpectedVersion,
): Promise<EmployerBrand> {
  await setDomains(services, enterpriseId, domains, (trx) => lockBrand(services, trx, enterpriseId, expected));
  return brand(services, enterpriseId);
}

/** Removes a domain from those of the career portal, at an expected version of the brand, which lists them. */
export const dropDomain = (
  services: Services,
  enterpriseId: string,
  { domain, expected }: { domain: string; expected: ExpectedVersion },
): Promise<true> => removeDomain(services, enterpriseId, domain, (trx) => lockBrand(services, trx, enterpriseId, expected));

const BROKEN = 'This PNG is broken. Save the picture as a PNG again and resend it.';

function refusePicture(error: unknown): never {
  if (!(error instanceof Refusal) || (error.code !== 'PICTURE_BROKEN' && error.code !== 'PICTURE_TOO_LARGE')) throw error;
  const message = error.code === 'PICTURE_BROKEN' ? BROKEN : error.message;
  throw new Refusal('VALIDATION_FAILED', { message, fields: { file: message } });
}

/**
 * Stores a PNG; refuses files that candidates' pages could not show. Links to previous pictures keep working, so cached pages
 * still show them; of too many, the oldest are removed.
 */
export async function changePicture(
  services: Services,
  enterpriseId: string,
  { column, upload, expected }: { column: PictureColumn; upload: UploadedFile | undefined; expected: ExpectedVersion },
): Promise<EmployerBrand> {
  if (!upload) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  const picture = await acceptUpload(upload, [PNG], { owner: enterpriseId, maxSide: MAX_PICTURE_SIDE }).catch(refusePicture);
  if (!picture)
    throw new Refusal('FILE_TYPE_REFUSED', {
      message: 'Candidates’ pages support PNG pictures only. Save the picture as a PNG and resend it.',
    });
  const { db, files, now } = services;
  const unused = await withStoredFiles(files, [picture], ([{ storageKey }]) =>
    db.transaction().execute(async (trx) => {
      await lockBrand(services, trx, enterpriseId, expected);
      return replacePicture(trx, enterpriseId, { column, key: storageKey, now: now() });
    }),
  );
  for (const oldest of unused) await files.remove(oldest);
  return brand(services, enterpriseId);
}
