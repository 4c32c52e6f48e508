const base64 = (text: string) => btoa(unescape(encodeURIComponent(text)));
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** What a link must not be able to do anything with: one value for every parameter and hash of an address. */
export const HOSTILE_VALUES: Readonly<Record<string, string>> = {
  nothing: '',
  'a script': '<script>globalThis.broken = 1</script>',
  'an image with a handler': '"><img src=x onerror="globalThis.broken=1">',
  'no base64': '%%%',
  'a lone per cent sign': '%zz',
  'a NUL': 'a\u0000b',
  'line ends': 'a\r\nset-cookie: evil=1',
  'half a character': '\ud800',
  'letters that turn round': '\u202egnp.live',
  'a protocol-relative address': '//evil.example/',
  'an address with a backslash': '/\\evil.example/',
  'a script address': 'javascript:globalThis.broken=1',
  'a script address with a tab': 'java\tscript:globalThis.broken=1',
  'a scheme without slashes': 'https:evil.example',
  'an encoded address': '%2f%2fevil.example',
  'an address that names us first': 'http://localhost:3000@evil.example/',
  'a data address': 'data:text/html,<script>globalThis.broken=1</script>',
  'a path upwards': '../../../../etc/passwd',
  'a quote and a comment': "' or 1=1; --",
  'a list as JSON': base64('["evil.example"]'),
  'a number as JSON': base64('7'),
  'null as JSON': base64('null'),
  'a text as JSON': base64('"evil.example"'),
  'cut-off JSON': base64('{"validDomainName":"evil.exa'),
  'a prototype': base64('{"__proto__":{"validDomainName":"evil.example"},"constructor":{"prototype":{"broken":1}}}'),
  'an object for a domain': base64('{"validDomainName":{"toString":"evil.example"},"validDomainNames":["evil.example"]}'),
  'markup for a domain': base64('{"validDomainName":"<script>globalThis.broken=1</script>"}'),
  'an address for a domain': base64('{"validDomainName":"https://evil.example/x?y#z"}'),
  'deep nesting': base64(nested(400)),
  'bytes that are no text': btoa('\u00ff\u00fe\u00fd'),
  'url-safe base64 of nothing': '-_-_-_',
  'a long text': 'A'.repeat(6000),
};

/** Parameters that mean something somewhere, each given the same value. */
const PARAMETERS = [
  'paramsKey',
  'referralDetails',
  'candidateDetails',
  'validDomainName',
  'validDomainNames',
  'pool_id',
  'poolId',
  'email',
  'redirect_uri',
  'returnTo',
  'jobRedirectUrl',
  'keyword',
  'jobTitle',
  'skills',
  'payMin',
  'payMax',
  'payUnit',
  'payCurrency',
  'tab',
  'sort',
  'searchBar',
] as const;

/** A query in which every parameter has this value; a long one stands in few, as a server takes only so much. */
export function hostileQuery(value: string): string {
  const names = value.length > 1000 ? (['paramsKey', 'keyword'] as const) : PARAMETERS;
  return names.map((name) => `${name}=${escaped(value)}`).join('&');
}

/** As a browser would send it: a per cent sign stays what it is, so that malformed escapes reach the page. */
function escaped(value: string): string {
  const sent = (sign: string) => (sign === '%' ? sign : encodeURIComponent(sign.isWellFormed() ? sign : '\ufffd'));
  return Array.from(value, sent).join('');
}
