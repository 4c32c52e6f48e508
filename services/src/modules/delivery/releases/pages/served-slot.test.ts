import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaintedPages } from '@hirehq/shared-contracts/first-paint';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { withoutCanaries } from '../canary-port.ts';
import { publishReleases, releasesWith, type ServedPartRequest } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const RULE = '[data-served-landing-jobs="0"]{top:0}';
/** What the part of each slot returns; undefined if it is late or fails. */
let outputs: Record<string, ServedPartOutput | undefined> = {};
let asked: ServedPartRequest[] = [];
let app: TestApp;

const bodyOf = async (headers: Record<string, string> = {}, url = '/') => {
  asked = [];
  return (await app.app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
};

const ROUTE: RouteDeclaration = { id: 'landing', path: '/', access: 'public', criticality: 'primary', skeleton: 'page' };
const HTML =
  '<main>[[slot landing.search]]<i>search skeleton</i>[[/slot]]<hr>[[slot landing.jobs]]<i>jobs skeleton</i>[[/slot]]</main>';

async function publishShell(version: string, contract?: string): Promise<void> {
  const painted: PaintedPages = { '/': { skeleton: 'page', footer: true, html: HTML } };
  const shell = await writeTestRelease({
    remote: 'shell',
    version,
    ...(contract !== undefined && { contract }),
    routes: [ROUTE],
    files: { 'main.js': `start('${version}');`, 'first-paint.D.en.json': JSON.stringify(painted) },
    parts: { main: { js: ['main.js'], css: [] } },
  });
  expect(await publishReleases(app.services, [shell], { promote: true })).toHaveLength(1);
}

beforeAll(async () => {
  const renderPart = (request: ServedPartRequest) => {
    asked.push(request);
    return Promise.resolve(outputs[request.input.slot ?? '']);
  };
  app = await createTestApp({
    modules: [releasesWith({ makeCanaries: withoutCanaries, findBreaks: () => [], renderPart })],
  });
});
afterAll(() => app.close());

test('PF-01 publishes a shell, and a remote that serves slots of it', async () => {
  await publishShell('1.0.0-a');
  const slot = { criticality: 'regular', access: 'both', served: true } as const;
  const jobs = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0-a',
    files: { 'entry.js': 'export {}', 'all.css': 'a{}', 'open.css': 'b{}', 'search.css': 'c{}' },
    slots: [
      { ...slot, id: 'search', slot: 'landing.search' },
      { ...slot, id: 'open', slot: 'landing.jobs' },
    ],
    parts: {
      remote: { js: [], css: ['all.css'] },
      search: { js: [], css: ['search.css'] },
      open: { js: [], css: ['open.css'] },
    },
  });
  expect(await publishReleases(app.services, [jobs])).toHaveLength(1);
});

const SEARCH = { html: '<form></form>', rules: '' };
const JOBS = { html: '<b>open jobs</b>', rules: RULE };
const sheetsIn = (body: string) =>
  [...body.matchAll(/<link rel="stylesheet" href="[^"]*\/(\w+\.css)"[^>]* data-with-part>/g)].map(([, file]) => file);

test('PF-01 what is served in slots is in the page, in place of their skeletons, with the style sheets of both, each once', async () => {
  outputs = { search: SEARCH, open: JOBS };
  const body = await bodyOf();
  expect(asked.map(({ release, input }) => [release.remote, input.route, input.slot])).toEqual([
    ['jobs', 'landing', 'search'],
    ['jobs', 'landing', 'open'],
  ]);
  expect(body.replaceAll(/ nonce="[^"]+"/g, '')).toContain(
    '<main><template data-slot-begin="landing.search"></template><form></form><template data-slot-end="landing.search"></template><hr>' +
      `<template data-slot-begin="landing.jobs"></template><style>${RULE}</style><b>open jobs</b><template data-slot-end="landing.jobs"></template></main>`,
  );
  expect(sheetsIn(body)).toEqual(['all.css', 'search.css', 'open.css']);
  expect(body.indexOf('open jobs')).toBeLessThan(body.indexOf('type="importmap"'));
  expect(body).not.toContain('http-equiv="refresh"');
});

test('PF-01 one that is late or fails leaves the other served; without scripts the page is requested again', async () => {
  outputs = { open: JOBS };
  const body = await bodyOf();
  expect(body).toContain('<main><i>search skeleton</i><hr><template data-slot-begin="landing.jobs">');
  expect(sheetsIn(body)).toEqual(['all.css', 'open.css']);
  expect(body).toContain('content="1;url=/?reload=1"');
});

test('PF-01 without any the page has its skeletons, and nothing around them', async () => {
  outputs = {};
  const body = await bodyOf();
  expect(asked).toHaveLength(2);
  expect(body).toContain('<main><i>search skeleton</i><hr><i>jobs skeleton</i></main>');
  expect(sheetsIn(body)).toEqual([]);
  expect(body).toContain('<link rel="preload" as="style" href="/remotes/jobs/1.0.0-a/open.css"');
});

test.each<[string, Record<string, string>, string]>([
  ['a browser that may have a session', { cookie: `${COOKIES.signedIn.name}=${COOKIES.signedIn.value}` }, '/'],
  ['a link of an employer', {}, '/?validDomainName=jobs.acme.example'],
])('PF-01 nothing is asked for %s', async (_, headers, url) => {
  outputs = { search: SEARCH, open: JOBS };
  const body = await bodyOf(headers, url);
  expect(asked).toEqual([]);
  expect(body).toContain('<i>jobs skeleton</i>');
  expect(body).not.toContain('http-equiv="refresh"');
});

test('PF-01 PF-02 with an earlier shell, which would replace what is painted, the page has its skeletons', async () => {
  await publishShell('0.9.0-a', '1.15.0');
  outputs = { search: SEARCH, open: JOBS };
  const body = await bodyOf();
  expect(asked).toEqual([]);
  expect(body).toContain('<main><i>search skeleton</i><hr><i>jobs skeleton</i></main>');
  expect(body).not.toContain('http-equiv="refresh"');
});
