import { expect, test } from 'vitest';
import { logosOfPage } from './logos-of-page.ts';

const of = (html: string) => logosOfPage({ html, url: 'https://www.acme.example/en/' });

test('SV-09 the logo of the organisation comes before the icons, the largest icon before the others', () => {
  expect(
    of(`<html><head>
      <link rel="icon" href="/favicon.ico">
      <link rel="icon" type="image/svg+xml" href="/icon.svg">
      <link rel="icon" type="image/png" sizes="32x32" href="/icon-32.png">
      <link sizes="192x192" href='icon-192.png' rel='shortcut icon'>
      <link rel="apple-touch-icon" href="https://cdn.example/touch.png?a=1&amp;b=2">
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
        {"@type":"WebSite","publisher":{"@type":"Organization","logo":{"@type":"ImageObject","url":"/logo.png"}}}]}</script>
    </head></html>`),
  ).toEqual([
    'https://www.acme.example/logo.png',
    'https://www.acme.example/en/icon-192.png',
    'https://cdn.example/touch.png?a=1&b=2',
    'https://www.acme.example/icon-32.png',
  ]);
});

test.each([
  ['nothing', '<p>Welcome.</p>'],
  ['other links', '<link rel="stylesheet" href="/a.css"><link rel="mask-icon" href="/mask.png">'],
  ['addresses that are none', '<link rel="icon" href="javascript:alert(1)"><link rel="icon" href="data:image/png;base64,AAAA">'],
  ['a password', '<link rel="icon" href="https://me:secret@acme.example/a.png">'],
  ['the logo of a product', '<script type="application/ld+json">{"@type":"Product","logo":"/a.png"}</script>'],
  ['broken data', '<script type="application/ld+json">{"@type":"Organization","logo":</script>'],
])('SV-09 a page with %s has no logo', (_, html) => {
  expect(of(html)).toEqual([]);
});

test('SV-09 a page of links without end is read in time', () => {
  const deep = '{"@graph":['.repeat(5000);
  expect(of(`${'<link '.repeat(100_000)}<script type="application/ld+json">${deep}</script>`)).toEqual([]);
});
