import { useApiQuery } from '@hirehq/shared-ui';
import { BrowserErrorsDocument, LoadErrorsDocument } from './errors.graphql.ts';

const FIRST = 20;
const FIRST_BROWSER_ERRORS = 50;

/** The newest loads that went wrong; with `remote`, of this one. */
export const useLoadErrors = (remote: string | undefined) =>
  useApiQuery(LoadErrorsDocument, { remote: remote ?? null, first: FIRST });

/** The newest errors that components threw. */
export const useBrowserErrors = () => useApiQuery(BrowserErrorsDocument, { first: FIRST_BROWSER_ERRORS });
