const TAGS = [
  'script',
  'img src=x',
  'svg',
  'iframe srcdoc="<script>broken=1</script>"',
  'object data=x',
  'embed src=x',
  'video src=x',
  'audio src=x',
  'details open',
  'marquee',
  'body',
  'input autofocus',
  'form action=//evil.example',
  'a href=javascript:broken=1',
  'math',
  'style',
  'link rel=stylesheet href=//evil.example/a.css',
  'meta http-equiv=refresh content="0;url=//evil.example"',
  'base href=//evil.example',
  'template',
  'button formaction=javascript:broken=1',
  'select autofocus',
  'textarea autofocus',
  'table background=//evil.example',
  'x-element',
];

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onbegin',
  'onanimationstart',
  'onpointerenter',
  'oncut',
];

/** What might end the element, attribute or comment in which the text is. */
const ENDS = ['', '">', "'>", '</textarea>', '</script>', '-->', '</title>', ']]>'];

/** Addresses that lead elsewhere or run a script. */
export const FOREIGN_ADDRESSES = [
  'javascript:broken=1',
  'JaVaScRiPt:broken=1',
  'java\tscript:broken=1',
  '\u0001javascript:broken=1',
  'data:text/html,<script>broken=1</script>',
  'vbscript:broken',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/candidate/message-list',
  'blob:https://evil.example/1',
  'http://localhost@evil.example/',
];

/** Ways in which an address becomes a link somewhere. */
const LINKS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `[read](${address})`,
  (address) => `![image](${address})`,
  (address) => `<${address}>`,
  (address) => `[url=${address}]read[/url]`,
  (address) => `<a href="${address}">read</a>`,
  (address) => `read <a href='${address}' target=_top>more`,
];

/** Templates, message formats and encodings that something on the way might evaluate. */
const EVALUATED = [
  '{{constructor.constructor("broken=1")()}}',
  '${globalThis.broken=1}',
  '#{broken=1}',
  '<%= broken=1 %>',
  '{count, plural, one {#} other {<b>#</b>}}',
  "{name} '{'",
  '<b>{name}</b>',
  '&lt;script&gt;broken=1&lt;/script&gt;',
  '&#x3C;script&#x3E;broken=1&#x3C;/script&#x3E;',
  '\\u003cscript\\u003ebroken=1\\u003c/script\\u003e',
  '%3Cscript%3Ebroken=1%3C/script%3E',
  '+ADw-script+AD4-broken=1+ADw-/script+AD4-',
  '\ufeff<script>broken=1</script>',
  '<scr\u200bipt>broken=1</scr\u200bipt>',
  '<scr<script>ipt>broken=1</scr</script>ipt>',
  '\u202e>tpircs<broken=1>tpircs/<',
  '__proto__',
  'constructor',
  '{"__proto__":{"broken":1}}',
  '<!--<img src="--><img src=x onerror=broken=1//">',
  '<svg><style><img src=x onerror=broken=1></style></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=broken=1>',
  '<noscript><p title="</noscript><img src=x onerror=broken=1>">',
];

const TEXTS: readonly string[] = [
  ...TAGS.flatMap((tag, row) =>
    HANDLERS.flatMap((handler, column) =>
      // Every tag meets every handler, and each of the two meets every end.
      ENDS.filter((_end, index) => (index + row + column) % 2 === 0).map(
        (end) => `${end}<${tag} ${handler}="globalThis.broken=1">`,
      ),
    ),
  ),
  ...FOREIGN_ADDRESSES.flatMap((address) => LINKS.map((link) => link(address))),
  ...EVALUATED,
];

/** More than a thousand texts that would do something if anything took them for markup, an address, a format or code. */
export const MARKUP_PAYLOADS: readonly string[] = [...new Set(TEXTS.map((text) => text.trim()))];
