import type { EmployerBrand } from '@hirehq/shared-contracts/employer';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Services } from '../../platform/module.ts';
import { logoLink } from '../enterprises/index.ts';
import { acceptedContentType, PICTURES } from '../files/index.ts';
import { setDomains } from '../domains/index.ts';
import { enterpriseRow, setPicture, updateBrand, type BrandChanges } from './brand.store.ts';
import { pngFault } from './png-fault.ts';
import { readTheme } from './theme-report.ts';

export async function brand({ db, files }: Services, enterpriseId: string): Promise<EmployerBrand> {
  const row = await enterpriseRow(db, enterpriseId);
  if (!row) throw new Refusal('NOT_FOUND');
  const [everybody, exclusive] = [
    readTheme('theme', row.theme),
    readTheme('exclusiveCandidateTheme', row.exclusive_candidate_theme),
  ];
  return {
    enterpriseId: row.id,
    establishmentName: row.establishment_name,
    about: row.about,
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

export async function changeBrand(services: Services, enterpriseId: string, changes: BrandChanges): Promise<EmployerBrand> {
  await updateBrand(services.db, enterpriseId, changes);
  return brand(services, enterpriseId);
}

/** Sets the portal's domains; new ones have no effect until they are proven. */
export async function changeDomains(
  services: Services,
  enterpriseId: string,
  domains: readonly string[],
): Promise<EmployerBrand> {
  await setDomains(services, enterpriseId, domains);
  return brand(services, enterpriseId);
}

/**
 * Stores a PNG, and refuses what candidates' pages would not show. Links to the picture before stay as they are, pages in
 * caches go on showing it.
 */
export async function changePicture(
  services: Services,
  enterpriseId: string,
  column: Parameters<typeof setPicture>[2],
  upload: UploadedFile | undefined,
): Promise<EmployerBrand> {
  if (!upload) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  if ((await acceptedContentType(upload, PICTURES)) !== 'image/png')
    throw new Refusal('FILE_TYPE_REFUSED', {
      message: 'Candidates’ pages show PNG pictures only. Save the picture as a PNG and send it again.',
    });
  const fault = await pngFault(upload.data);
  if (fault !== undefined) throw new Refusal('VALIDATION_FAILED', { message: fault, fields: { file: fault } });
  await setPicture(services.db, enterpriseId, column, await services.files.put(upload.data));
  return brand(services, enterpriseId);
}
