import { useAskApi } from '@hirehq/shared-ui';
import { useCallback } from 'react';
import type { EnterpriseOfDomain } from './remember-link.ts';

/** Asks whose a domain is, for what a page does on its way to sign-in. */
export function useEnterpriseOfDomain(): EnterpriseOfDomain {
  const ask = useAskApi();
  return useCallback((domain) => ask('GET candidates/enterprise/details/{domain}', { params: { domain } }), [ask]);
}
