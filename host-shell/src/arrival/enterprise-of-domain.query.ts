import { useAskApi } from '@hirehq/shared-ui';
import { useCallback } from 'react';
import type { EnterpriseOfDomain } from './remember-link.ts';

/** Loads the employer of a domain, during the redirect to sign-in. */
export function useEnterpriseOfDomain(): EnterpriseOfDomain {
  const ask = useAskApi();
  return useCallback((domain) => ask('GET candidates/enterprise/details/{domain}', { params: { domain } }), [ask]);
}
