import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { rebuilt, SafeHtml } from './safe-html.tsx';
import { parseInert } from './trusted-html.served.ts';

/** Texts of jobs that are broken, or that somebody wrote to break a page. */
const TEXTS = [
  '<h2>Role</h2><p>Do <b>good</b> work.<br>Daily.</p><ul><li>One<li>Two</ul>',
  '<p>1 &lt; 2 &amp;&amp; &lt;b&gt; &copy; &notit; &#0; &#x1F469; &nbsp;end</p>',
  '<table><tr><td>In<p>side</table><p>after</p>',
  '<table>outside<tr><th>Pay</th></tr></table>',
  '<b><i>crossed</b> over</i><p>un<em>closed',
  '<a href="https://example.com/?a=1&b=2" onclick="alert(1)">Go</a><a href="JaVaScRiPt:alert(1)">No</a>',
  '<a href=" java&#10;script:alert(1)">No</a><a href="data:text/html,x">No</a><a href="mailto:a@b.example">Mail</a>',
  '<p>Before</p><script>alert(1)</script><style>*{display:none}</style><template><p>no</p></template>',
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p>in</textarea><title><p>in</title><plaintext><p>in</p>',
  '<frameset><frame src="https://evil.example"></frameset>',
  '</p><br/></br><body onload=alert(1)><html lang=x><p style="position:fixed" class="x" id="main">Text</p>',
  '<!-- hidden --><!--><p>shown</p><![CDATA[x]]><?php echo 1 ?>',
  'plain\r\ntext\u0000with\ttabs',
  '<div>'.repeat(40) + 'deep' + '</div>'.repeat(40),
  '',
];

describe('job text in a served part', () => {
  test.each(TEXTS)('PF-01 is what a browser makes of %j', (html) => {
    const served = document.createElement('div');
    served.innerHTML = renderToStaticMarkup(<div>{rebuilt(parseInert(html))}</div>);
    const shown = render(<SafeHtml html={html} />).container.firstElementChild;
    expect(served.firstElementChild?.innerHTML).toBe(shown?.innerHTML);
    expect(served.querySelector('script, style, iframe, svg, math, img, template, [onerror], [onload], [style]')).toBeNull();
  });
});
