import { CompanyPageDocument, type CompanyPageQuery } from '@hirehq/shared-contracts/graphql';
import type { PageData } from '@hirehq/shared-contracts/page';
import { companyPageVariables, pageDataKey } from '@hirehq/shared-contracts/page-data';
import { routes } from '@hirehq/shared-contracts/routes';
import type { RouteMatch } from '../match-route.ts';
import { shortened, type PageSubject } from './page-subject.ts';

type Company = NonNullable<CompanyPageQuery['enterprise']>;

function readCompany(match: RouteMatch | undefined, data: PageData): Company | null | undefined {
  if (!match?.route.pageData?.includes('company')) return undefined;
  const variables = companyPageVariables(match.params['id'] ?? '');
  return (data[pageDataKey(CompanyPageDocument.name, variables)] as CompanyPageQuery | undefined)?.enterprise;
}

/**
 * What the head of a company's page says, from the page's data. A company without open jobs is not indexed by search engines. Null if
 * there is no such company; undefined for other pages, and if it could not be read in time.
 */
export function companyOfPage(match: RouteMatch | undefined, data: PageData): PageSubject | null | undefined {
  const company = readCompany(match, data);
  if (!company) return company;
  return {
    title: company.establishmentName,
    description: shortened(company.about ?? ''),
    image: company.logoUrl,
    isIndexed: company.openJobs > 0,
  };
}

/** The company of a page as schema.org's Organization; unknown properties are left out. */
export function organizationOfPage(match: RouteMatch | undefined, data: PageData, origin: string): object | undefined {
  const company = readCompany(match, data);
  if (!company) return undefined;
  const { id, establishmentName, about, logoUrl, domain } = company;
  const url = origin + routes.company({ id });
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    url,
    name: establishmentName,
    ...(about && { description: about }),
    ...(logoUrl && { logo: new URL(logoUrl, origin).href }),
    ...(domain && { sameAs: `https://${domain}` }),
  };
}
