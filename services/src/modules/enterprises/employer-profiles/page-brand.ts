import { employerTheme, selectedEntry, type EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import type { Services } from '../../../platform/module.ts';
import { employerByDomain } from './employer-profiles.store.ts';
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

/** The brand of the employer of a domain; undefined if there is none. */
export async function pageBrandOf(
  { config, db, files }: Pick<Services, 'config' | 'db' | 'files'>,
  domain: string,
): Promise<PageBrand | undefined> {
  const row = await employerByDomain(db, domain);
  if (!row) return undefined;
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
