/** Parameters that an OpenID provider adds to the fragment of its redirect address. */
const RESPONSE_NAMES: ReadonlySet<string> = new Set([
  'code',
  'state',
  'session_state',
  'iss',
  'error',
  'error_description',
  'error_uri',
  'kc_action',
  'kc_action_status',
]);

/** The fragment of an address without the provider's parameters: `#main`, or empty. */
export function ownFragment(hash: string): string {
  const own = hash
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => RESPONSE_NAMES.has(name)));
  return own.length > 0 ? `#${own.join('&')}` : '';
}
