import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { LATE_STYLES_SCRIPT } from '@hirehq/shared-contracts/late-styles';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { STYLE_PLAN_FILE, type StylePlan } from '@hirehq/shared-contracts/style-plan';
import { createTestApp, type TestApp } from '../../../../../platform/testing/test-app.ts';
import { withoutCanaries } from '../../canary-port.ts';
import { publishReleases, releasesWith } from '../../index.ts';
import { writeTestRelease } from '../../testing/test-release.ts';

let app: TestApp;
let part = true;

const headOf = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const { body } = await app.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  return body.slice(0, body.indexOf('<body>'));
};
/** What a plan says of a sheet with one rule. */
const planned = (sheet: string, text: string, declaration = 'top:0'): StylePlan => ({
  [sheet]: {
    contexts: [['@media (width<=9em)']],
    rules: [{ in: 0, selectors: [{ text, needs: { all: [text] } }], declarations: [{ text: declaration }] }],
  },
});

beforeAll(async () => {
  app = await createTestApp({
    modules: [
      releasesWith({
        makeCanaries: withoutCanaries,
        findBreaks: () => [],
        renderPart: () => Promise.resolve(part ? { html: '<b>first content</b>', rules: '' } : undefined),
      }),
    ],
  });
});
afterAll(() => app.close());

test('PF-01 publishes a shell and a remote with plans of their style sheets', async () => {
  const html = '<main><template data-part="begin"></template><i></i><template data-part="end"></template></main>';
  const painted: PaintedPages = Object.fromEntries(
    ['/about', '/plain'].map((path) => [path, { skeleton: 'page', footer: true, html }]),
  );
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: {
      'main.js': 'start();',
      'main.css': 'main{top:0}',
      'first-paint.D.en.json': JSON.stringify(painted),
      [STYLE_PLAN_FILE]: JSON.stringify(planned('main.css', 'main', 'content:"</style><script>"')),
    },
    parts: { main: { js: ['main.js'], css: ['main.css'] } },
  });
  const route = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
  const about = await writeTestRelease({
    remote: 'about',
    version: '1.0.0-a',
    files: {
      'entry.js': 'export {}',
      'a.css': 'b{top:0}',
      'b.css': 'b{top:0}',
      [STYLE_PLAN_FILE]: JSON.stringify(planned('b.css', 'b')),
    },
    routes: [
      { ...route, id: 'about', path: '/about', served: true },
      { ...route, id: 'plain', path: '/plain' },
    ],
    parts: { remote: { js: [], css: ['a.css'] }, about: { js: [], css: ['b.css'] }, plain: { js: [], css: [] } },
  });
  expect(await publishReleases(app.services, [shell, about])).toHaveLength(2);
});

/** The style sheets of a head and the rules in place of them, in their order. */
const stylesOf = (head: string): string[] =>
  [
    ...head.matchAll(
      /<style nonce="[^"]+" data-critical>([\s\S]*?)<\/style>|(<noscript>)?<link rel="stylesheet" href="[^"]*\/(\w+\.css)"([^>]*)>/g,
    ),
  ].map(([, rules, without, file = '', more = '']) => {
    if (rules !== undefined) return rules;
    return `${without ? 'without scripts ' : ''}${file}${more.includes('media="print" data-late') ? ' late' : ''}`;
  });

test('PF-01 a page does not wait for a style sheet whose rules it has; without scripts it does', async () => {
  part = true;
  const head = await headOf('/about');
  expect(stylesOf(head)).toEqual([
    String.raw`@media (width<=9em){main{content:"\3c /style><script>"}}`,
    'main.css late',
    'without scripts main.css',
    'a.css',
    '@media (width<=9em){b{top:0}}',
    'b.css late',
    'without scripts b.css',
  ]);
  expect(head.indexOf(LATE_STYLES_SCRIPT)).toBeGreaterThan(0);
  expect(head.indexOf(LATE_STYLES_SCRIPT)).toBeLessThan(head.indexOf('data-critical>'));
});

test('PF-01 a page whose content is late has the rules of the frame', async () => {
  part = false;
  expect(stylesOf(await headOf('/about')).slice(1)).toEqual(['main.css late', 'without scripts main.css']);
  expect(stylesOf(await headOf('/plain'))).toHaveLength(3);
});

test.each<[string, string, Record<string, string>]>([
  ['a browser that may have a session', '/about', { cookie: `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}` }],
  ['a page that is not prerendered', '/nothing', {}],
])('PF-01 %s waits for the style sheets', async (_, url, headers) => {
  const head = await headOf(url, headers);
  expect(stylesOf(head)).toEqual(['main.css']);
  expect(head).not.toContain(LATE_STYLES_SCRIPT);
});

test('PF-01 the plan of a remote is not in the release set of a page', async () => {
  const { body } = await app.app.inject({ url: '/about', headers: { accept: 'text/html' } });
  expect(body).toContain('"b.css"');
  expect(body).not.toContain(STYLE_PLAN_FILE);
});
