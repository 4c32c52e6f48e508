import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import fc from 'fast-check';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { htmlFault } from './check-html.ts';
import { ELEMENTS } from './elements.ts';

describe('HTML of served parts that is put into pages', () => {
  test.each([
    ['nothing', ''],
    ['text with references', 'Nurse &amp; carer &lt;b&gt; 5 &gt; 4'],
    ['texts beside each other', '<p>20<!-- --> jobs</p>'],
    [
      'a card',
      '<ul class="x"><li data-served="3"><article aria-labelledby="_R_1ab_"><h2 id="_R_1ab_"><a href="/job/1?from=list&amp;a=b#top">Nurse</a></h2><time datetime="2026-01-01">1 May</time></article></li></ul>',
    ],
    [
      'ids of Mantine',
      '<label for="mantine-_R_1ab_" id="mantine-_R_1ab_-label">Word</label><input id="mantine-_R_1ab_" readOnly=""/>',
    ],
    [
      'a search form',
      '<form action="/job-list" method="get"><input type="search" name="keyword" value="a &quot;b&quot;"/><select name="sort"><option value="n" selected="">New</option></select><button type="submit">Go</button></form>',
    ],
    [
      'pictures',
      '<picture><source src="/logos/a.webp" type="image/webp"/><img src="/logos/a.png" alt="" width="40" height="40" loading="lazy"/></picture>',
    ],
    [
      'a video',
      '<video class="a" src="/files/a?b=c" controls="" muted="" loop="" playsInline="" preload="metadata" aria-label="Ada"></video><video controls="" poster="/files/p" preload="none"><source src="/files/v" type="video/webm"/><track kind="captions" src="/files/c" srcLang="en" label="Captions" default=""/></video>',
    ],
    [
      'an icon',
      '<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><title>Pin</title><g clip-path="url(#part-a)"><path d="M0 0" stroke-width="2"></path><circle cx="1" cy="1" r="1"/></g></svg>',
    ],
    [
      'a table',
      '<table><caption>Pay</caption><thead><tr><th scope="col">Year</th></tr></thead><tbody><tr><td colSpan="2">1</td></tr></tbody></table>',
    ],
    [
      'links to elsewhere',
      '<a href="https://example.com/a" target="_blank" rel="noopener">1</a><a href="mailto:a@example.com">2</a><a href="tel:+1">3</a><a href="#part-a">4</a><a href="?page=2">5</a>',
    ],
    ['groups of terms', '<dl><div><dt>Pay</dt><dd>1</dd></div></dl>'],
  ])('%s', (_, html) => {
    expect(htmlFault(html)).toBeUndefined();
  });
});

describe('HTML that is refused', () => {
  test.each<[string, string, string]>([
    ['a script', '<script>alert(1)</script>', 'an element script'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', 'an element SCRIPT'],
    ['a base', '<base href="https://evil.example/"/>', 'an element base'],
    ...['style', 'link', 'meta', 'iframe', 'object', 'embed', 'template', 'noscript', 'math', 'body', 'xmp', 'plaintext'].map(
      (name): [string, string, string] => [`<${name}>`, `<${name}></${name}>`, `an element ${name}`],
    ),
    ['foreign objects', '<svg><foreignObject></foreignObject></svg>', 'an element foreignObject'],
    ['a reference to elements elsewhere', '<svg><use href="/a.svg#b"></use></svg>', 'an element use'],
    ['an event handler', '<p onclick="x()">a</p>', 'p has onclick'],
    ['an event handler of SVG', '<svg onload="x()"></svg>', 'svg has onload'],
    ['a style', '<p style="color:red">a</p>', 'p has style'],
    ['an id of the page', `<p id="${PAGE_IDS.data}">a</p>`, `p has id="${PAGE_IDS.data}"`],
    ['an id that is no id of a part', '<p id="location">a</p>', 'p has id="location"'],
    ['a mark of the page', '<p data-part="end">a</p>', 'p has data-part'],
    ['a mark of a slot', '<p data-slot-end="landing.jobs">a</p>', 'p has data-slot-end'],
    ['a mark of the page in capitals', '<p data-Part="end">a</p>', 'p has data-Part'],
    ['a name that documents answer to', '<form name="cookie"></form>', 'form has name'],
    ['a link that runs', '<a href="javascript:x()">a</a>', 'a has href="javascript:x()"'],
    ['one with references', '<a href="java&#115;cript:x()">a</a>', 'a has href="java&#115;cript:x()"'],
    ['one with a tab', '<a href="java\tscript:x()">a</a>', 'a has href="java\tscript:x()"'],
    ['one with a space before', '<a href=" javascript:x()">a</a>', 'a has href=" javascript:x()"'],
    ['one of data', '<a href="data:text/html,x">a</a>', 'a has href="data:text/html,x"'],
    ['another host without scheme', '<a href="//evil.example">a</a>', 'a has href="//evil.example"'],
    ['another host by a backslash', String.raw`<a href="/\evil.example">a</a>`, String.raw`a has href="/\evil.example"`],
    ['another host behind a line end', '<a href="/\n/evil.example">a</a>', 'a has href="/\n/evil.example"'],
    ['an image of another host', '<img src="https://evil.example/a.png"/>', 'img has src="https://evil.example/a.png"'],
    ['a video of another host', '<video src="https://evil.example/a"></video>', 'video has src="https://evil.example/a"'],
    ['a poster of another host', '<video poster="//evil.example/a"></video>', 'video has poster="//evil.example/a"'],
    ['a video that begins by itself', '<video src="/a" autoplay=""></video>', 'video has autoplay'],
    ['a video that loads before it is started', '<video src="/a" preload="auto"></video>', 'video has preload="auto"'],
    ['text in a video', '<video>a</video>', 'text in video'],
    ['captions outside of a video', '<track src="/a"/>', 'track is in the wrong place'],
    ['a form for another host', '<form action="https://evil.example"></form>', 'form has action="https://evil.example"'],
    ['a form that posts', '<form method="post"></form>', 'form has method="post"'],
    ['a button that sends elsewhere', '<button formaction="/x">a</button>', 'button has formaction'],
    ['a field for passwords', '<input type="password"/>', 'input has type="password"'],
    [
      'a picture from a style of SVG',
      '<svg><path fill="url(https://evil.example)"></path></svg>',
      'path has fill="url(https://evil.example)"',
    ],
    [
      'the same with an escape',
      String.raw`<svg><path fill="u\72l(//evil.example)"></path></svg>`,
      String.raw`path has fill="u\72l(//evil.example)"`,
    ],
    ['a comment', '<!--a-->', 'not a tag: <!--a-->'],
    ['a mark of Suspense', '<!--$--><!--/$-->', 'not a tag: <!--$--><!--/$-->'],
    ['a doctype', '<!DOCTYPE html>', 'not a tag: <!DOCTYPE html>'],
    ['a value without quotes', '<p class=a>a</p>', 'not a tag: <p class=a>a</p>'],
    ['a tag that is never closed', '<p class="a', 'not a tag: <p class="a'],
    ['a zero character', 'a\0b', 'a zero character'],
    ['an end tag too many', '<p>a</p></div>', 'an end tag of div that closes something else'],
    ['an end tag too few', '<div><p>a</p>', 'div has no end tag'],
    ['crossed tags', '<b><i>a</b></i>', 'an end tag of b that closes something else'],
    ['an element that ends itself', '<div/>', 'div ends itself'],
    ['a block in a paragraph', '<p><span><div>a</div></span></p>', 'div is in span'],
    ['a field in a list of options, which would end it', '<select><div><input/></div></select>', 'div is in select'],
    ['text in a table, which would move', '<table>a</table>', 'text in table'],
    ['HTML in SVG, which would end it', '<svg><g><p>a</p></g></svg>', 'p is in g'],
    ['SVG outside of SVG', '<path></path>', 'path is in the wrong place'],
    ['a title of the document', '<title>a</title>', 'title is in'],
    ['elements deeper than browsers build them', '<div>'.repeat(201), 'div is too deep'],
  ])('%s', (_, html, fault) => {
    expect(htmlFault(html)?.slice(0, fault.length)).toBe(fault);
  });
});

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The elements of a tree, as tags without attributes. */
const outline = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!defaultTreeAdapter.isElementNode(node)) return '';
      const { tagName } = node;
      return ELEMENTS.get(tagName)?.isVoid ? `<${tagName}>` : `<${tagName}>${outline(node.childNodes)}</${tagName}>`;
    })
    .join('');

const isElement = (node: Node) => 'tagName' in node;

/** Names of the attributes of elements and of what is in them. */
const attributesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [...node.attrs.map(({ name }) => name), ...attributesOf(node.childNodes)] : []));

/** What a browser builds of HTML between the marks of a page, and of the elements around it. */
function built(html: string): { part: string; around: string; attributes: string[] } {
  const page = parse(
    `<!DOCTYPE html><html><head></head><body><article><template></template>${html}<template></template><hr></article><footer></footer></body></html>`,
  );
  const root = page.childNodes.find(isElement);
  const body = root && 'childNodes' in root ? root.childNodes.at(-1) : undefined;
  const [place, ...after] = body && 'childNodes' in body ? body.childNodes : [];
  const inside = place && 'childNodes' in place ? place.childNodes : [];
  const marks = inside.flatMap((node, index) => ('tagName' in node && node.tagName === 'template' ? [index] : []));
  const part = inside.slice((marks[0] ?? 0) + 1, marks[1]);
  const rest = outline(inside.slice((marks[1] ?? 0) + 1));
  return { part: outline(part), around: `${rest}</${place?.nodeName}>${outline(after)}`, attributes: attributesOf(part) };
}
const AROUND = '<hr></article><footer></footer>';

/** HTML of a few elements of the list, in any order within each other. */
const treeOf = (elements: readonly string[]) =>
  fc.letrec<{ nodes: string; element: string }>((tie) => ({
    nodes: fc
      .array(fc.oneof({ depthSize: 'small' }, fc.constantFrom('a', ' ', '<!-- -->'), tie('element')), { maxLength: 3 })
      .map((nodes) => nodes.join('')),
    element: fc.tuple(fc.constantFrom(...elements), tie('nodes')).map(([name, nodes]) => {
      const rule = ELEMENTS.get(name);
      const element = rule?.isVoid ? `<${name}/>` : `<${name}>${nodes}</${name}>`;
      // Without what can be in no place at all, few would be accepted.
      const parent = rule?.parents?.[0] ?? (rule?.isSvg && name !== 'svg' ? 'svg' : undefined);
      return parent ? `<${parent}>${element}</${parent}>` : element;
    }),
  })).nodes;
const anyTree = fc.uniqueArray(fc.constantFrom(...ELEMENTS.keys()), { minLength: 1, maxLength: 3 }).chain(treeOf);

test('a browser builds what is accepted as it is written, and nothing of it reaches beyond its place', () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyTree, (html) => {
      fc.pre(htmlFault(html) === undefined);
      accepted += 1;
      const written = html.replaceAll(/<!-- -->|[^<>]+(?=<|$)/g, '').replaceAll('/>', '>');
      const { part, around } = built(html);
      expect({ part, around }).toEqual({ part: written, around: AROUND });
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBe(3000);
});

const PLACES =
  '@ <svg>@</svg> <ul>@</ul> <dl>@</dl> <picture>@</picture> <video>@</video> <select>@</select> <table>@</table> <table><tbody>@</tbody></table> ' +
  '<table><colgroup>@</colgroup></table> <table><tbody><tr>@</tr></tbody></table>';

test.each([...ELEMENTS])('%s may be somewhere, and browsers build it there', (name, { isVoid }) => {
  const element = isVoid ? `<${name}>` : `<${name}></${name}>`;
  const fitting = PLACES.split(' ')
    .map((place) => place.replace('@', element))
    .find((html) => htmlFault(html) === undefined);
  expect(built(fitting ?? 'in no place')).toMatchObject({ part: fitting, around: AROUND });
});

const PIECES =
  `< > / " ' = <p </p> <a·href=" javascript: <!--·--> <!-- --> <svg> </svg> <script> <img·src="/a" ·onerror="x" ·/> &quot; & ` +
  '<textarea> </textarea> <title> </title> x';

test('whatever text comes, no element or attribute that is not in the lists gets through', () => {
  const pieces = fc.constantFrom(' ', '\n', ...PIECES.split(' ').map((piece) => piece.replaceAll('·', ' ')));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (texts) => {
      const html = texts.join('');
      fc.pre(htmlFault(html) === undefined);
      const { part, around, attributes } = built(html);
      expect(around).toBe(AROUND);
      expect(Array.from(part.matchAll(/<(\w+)/g), ([, name = '']) => name).filter((name) => !ELEMENTS.has(name))).toEqual([]);
      expect(attributes.filter((name) => name !== 'href' && name !== 'src')).toEqual([]);
    }),
    { numRuns: 3000, maxSkipsPerRun: 1000 },
  );
});
