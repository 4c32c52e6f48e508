import { useSuggestions } from '@hirehq/shared-ui';
import { EmployerNamesDocument } from './hidden-employers.graphql.ts';

/** Employers whose name matches the typed text. */
export const useEmployerNames = (text: string) =>
  useSuggestions(
    text,
    EmployerNamesDocument,
    (keyword) => ({ keyword }),
    ({ employerNames }) => employerNames,
  );
