import { useApiQuery } from '@hirehq/shared-ui';
import { CompanyDocument } from './company.graphql.ts';

/** What is public of an employer, and where most of its open jobs are. */
export const useCompany = (id: string) => useApiQuery(CompanyDocument, { id });
