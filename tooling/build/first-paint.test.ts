import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintedPagesFile, paintedPagesSchema, type PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { writePaintedPages } from './first-paint.ts';
import { readManifest } from './package-facts.ts';

const SHELL = join(import.meta.dirname, '../../host-shell');

describe('prerendered pages', () => {
  let folder = '';
  const read = (...of: Parameters<typeof paintedPagesFile>): PaintedPages =>
    paintedPagesSchema.parse(JSON.parse(readFileSync(join(folder, paintedPagesFile(...of)), 'utf8')));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hirehq-paint-'));
    await writePaintedPages(SHELL, folder, 'host_test');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('PF-01 are the landing pages, each in its language and brand', () => {
    const own = ['/', '/home', '/feature'];
    const ofRemotes = ['/job-list', '/find-jobs', '/company/:id', '/job/:id/:referrerId?', '/candidate/public/:candidateKey'];
    expect(Object.keys(read('D', 'en'))).toEqual([...own, ...ofRemotes]);
    const titles = [read('D', 'en'), read('N', 'en'), read('D', 'ar')].map(
      (pages) => /<h1[^>]*>([^<]+)/.exec(pages['/home']?.html ?? '')?.[1],
    );
    expect(new Set(titles).size).toBe(3);
  });

  it.each(['mfe-jobs', 'mfe-profile'])(
    'PF-01 include the frame of each page that the served part of %s writes',
    async (remote) => {
      const pages = read('D', 'en');
      const { routes } = await readManifest(join(SHELL, '..', remote));
      const served = routes.filter((route) => route.served);
      expect(served).not.toHaveLength(0);
      for (const { path, skeleton, footer = true } of served) expect(pages[path]).toMatchObject({ skeleton, footer });
    },
  );

  it('PF-01 have no style attribute, which the CSP of the page would refuse, and no script', () => {
    for (const { html } of Object.values(read('H', 'es'))) {
      expect(html).not.toMatch(/ style=/);
      expect(html).not.toMatch(/<script/);
      expect(html).toContain('[data-paint="0"]{');
    }
  });

  it('PF-01 have the skeleton of a remote between the elements where its served part is put', () => {
    for (const [path, { html }] of Object.entries(read('D', 'es'))) {
      const [, skeleton] =
        /<main[^>]*><template data-part="begin"><\/template>(.+)<template data-part="end"><\/template><\/main>/.exec(html) ?? [];
      expect([path, skeleton?.includes('Skeleton')]).toEqual([
        path,
        /^\/(?:job|find-jobs|company|candidate\/public)/.test(path) ? true : undefined,
      ]);
    }
  });

  it('PF-01 SH-24 have all styles in front, so that a page that arrives in pieces is painted as it will stay', () => {
    for (const { html } of Object.values(read('H', 'ar'))) {
      expect(html).toMatch(/^(?:<style[^>]*>[^<]*<\/style>)+<(?!style)/);
      expect(html.slice(html.search(/<(?!style|\/style)/))).not.toContain('<style');
    }
  });

  it('PF-01 mark the content of slots', () => {
    expect(read('D', 'en')['/job-list']?.html).toMatch(/\[\[slot header\.search\]\]<div[^>]*><\/div>\[\[\/slot\]\]/);
  });
});
