import { CompanyPageDocument, type CompanyPageQuery } from '@hirehq/shared-contracts/graphql';
import { companyPageVariables } from '@hirehq/shared-contracts/page-data';
import { useApiQuery } from '@hirehq/shared-ui';

export type Company = NonNullable<CompanyPageQuery['enterprise']>;
/** Places of its open jobs, those with the most first. */
export type CompanyPlaces = CompanyPageQuery['jobDensity']['locations'];

/** All data of a company's page; may be in the page data. */
export const useCompanyPage = (id: string) => useApiQuery(CompanyPageDocument, companyPageVariables(id));
