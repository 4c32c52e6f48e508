import { employerTheme, selectedEntry, type EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import type { Services } from '../../../platform/module.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { employerByDomain, employerById, type EmployerRow } from './employer-profiles.store.ts';
import { logoLink } from './logo-link.ts';

/** The brand of an employer for pages that the server writes, with the colours that the shell paints. */
export interface PageBrand {
  name: string;
  theme: EmployerTheme | undefined;
  /** A path of our own origin. */
  logo: string | undefined;
}

/** The path of employers' uploads. */
const PICTURES = '/files/';

function brandOfRow({ config, files }: Pick<Services, 'config' | 'files'>, row: EmployerRow): PageBrand {
  const entry = selectedEntry(row.theme);
  const link = logoLink(files, row.logo_file);
  const url = link === null ? null : URL.parse(link, config.origin);
  const isOurs = url?.origin === config.origin && url.pathname.startsWith(PICTURES);
  return {
    name: row.establishment_name,
    theme: entry && employerTheme(entry).theme,
    logo: isOurs ? url.pathname + url.search : undefined,
  };
}

/** The brand of the employer of a domain; undefined if there is none. */
export async function pageBrandOf(
  services: Pick<Services, 'config' | 'db' | 'files'>,
  domain: string,
): Promise<PageBrand | undefined> {
  const row = await employerByDomain(services.db, domain);
  return row && brandOfRow(services, row);
}

export interface EmbeddingEmployer {
  id: string;
  brand: PageBrand;
  /** Domains in effect. */
  domains: readonly string[];
}

/** The employer that is named by its id or by one of its domains; undefined if there is none. */
export async function embeddingEmployerOf(
  services: Pick<Services, 'config' | 'db' | 'files'>,
  named: string,
): Promise<EmbeddingEmployer | undefined> {
  const row = await (isUuid(named) ? employerById(services.db, named) : employerByDomain(services.db, named));
  return row && { id: row.id, brand: brandOfRow(services, row), domains: row.domain_names };
}
