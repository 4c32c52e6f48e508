import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { documentOf, kindOf, DOCUMENT_NAMES, type DocumentName } from './feed-documents.ts';

const page = (title: string, body: string, head = '') =>
  `<!doctype html>\n<html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const ORGANIZATION = `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Crumb"},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]}]}</script>`;
const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;

/** What servers send instead of a feed, and lists of nothing. */
export const KNOWN_DOCUMENTS: readonly string[] = [
  '',
  ' ',
  '\n\n\t \r\n',
  '\uFEFF',
  '\uFEFF \n',
  'null',
  'true',
  '404',
  '"maintenance"',
  '{}',
  '[null]',
  '["maintenance"]',
  '[[]]',
  '[]<br />Warning: out of memory',
  '[] {"error":"timeout"}',
  '{"jobs":null}',
  '{"jobs":{}}',
  '{"jobs":"soon"}',
  '{"jobs":[]}',
  '{"jobs":[]}{"error":"timeout"}',
  '{"error":{"id":"e-1","code":503,"message":"Service unavailable"}}',
  '{"id":"e-1","title":"Service unavailable","description":"Come back later."}',
  '{"type":"about:blank","title":"Not Found","status":404,"detail":"No such board.","id":"1"}',
  '{"@context":"https://schema.org","@type":"Organization","name":"Crumb","identifier":"1"}',
  '{"@type":"BreadcrumbList","itemListElement":[]}',
  '[{"id":"e-1","error":"Service unavailable"},{"id":"e-2","error":"again"}]',
  page('Maintenance', '<h1>We are back soon</h1>'),
  page('Sign in', '<form method="post"><input name="user"><input name="password" type="password"></form>'),
  page('Wi-Fi', '<p>Accept the terms.</p>', '<meta http-equiv="refresh" content="0; url=http://portal.example/">'),
  page('Crumb', '<h1>About us</h1>', ORGANIZATION),
  page('Crumb', '<h1>Jobs</h1>', '<script type="application/ld+json">{"@type":"ItemList","itemListElement":[]}</script>'),
  page('Crumb', '<item><title>x</title></item>'),
  '<html><body>502 Bad Gateway',
  '<html/>',
  '<!doctype html><h1>It works!</h1>',
  rss(''),
  rss('<item><title>Bread week</title><link>https://crumb.example</link></item>'),
  '<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>',
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault/></soap:Body></soap:Envelope>',
  '<error/>',
  '<source/>',
  '<source></source>',
  '<source><error>Service unavailable</error></source>',
  '<vacancies></vacancies>',
  '<maintenance>Back soon</maintenance>',
  'Service Unavailable',
  'error,message\n503,Service unavailable\n',
  'id,title\n1,Baker\n',
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
];

const keys = fc.constantFrom('id', 'error', 'message', 'title', 'jobs', 'data', 'items', 'status', '@graph', 'results', 'text');
/** What services send instead of a list; without a description it is no posting. */
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, 503, '', 'error', '1'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Documents of other formats that this one reads as well. */
const ALSO_READ: Partial<Record<DocumentName, readonly DocumentName[]>> = {
  json: ['greenhouse', 'jsonld', 'lines'],
  lines: ['json', 'jsonld', 'greenhouse'],
  jsonld: ['a page'],
  'a page': ['jsonld'],
};

/** Any document that is no complete feed of this kind, although it may look like one. `ids` are those of the open jobs. */
export function otherDocument(name: DocumentName, ids: readonly string[]): fc.Arbitrary<Buffer> {
  const own = documentOf(name, ids);
  const isOfLines = ['csv', 'lines'].includes(name);
  const others = DOCUMENT_NAMES.filter(
    (other) => other !== name && !(ALSO_READ[name] ?? []).includes(other) && kindOf(other).format !== kindOf(name).format,
  );
  const text = (made: fc.Arbitrary<string>) => made.map((each) => Buffer.from(each));
  const cut = fc
    .integer({ min: 1, max: own.trimEnd().length - 1 })
    .map((at) => own.slice(0, at))
    // Rows that are missing from the end of a table leave no trace.
    .filter((part) => !isOfLines || !/(?:^|\n)$/.test(part));
  return fc.oneof(
    text(fc.constantFrom(...KNOWN_DOCUMENTS)),
    text(anyJson.map((value) => JSON.stringify(value))),
    text(anyJson.map((value) => JSON.stringify(value, undefined, 2))),
    text(fc.string({ unit: 'binary', maxLength: 200 })),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    text(fc.constantFrom(...others).map((other) => documentOf(other, ['a', 'b', 'c']))),
    text(cut.filter((part) => !(name === 'lines' && part.endsWith('}')))),
    fc.integer({ min: 11, max: gzipSync(own).length - 1 }).map((at) => gzipSync(own).subarray(0, at)),
  );
}
