// `npm run bench`: measures the platform on this machine. `npm run bench -- search`, `-- load-services`, `-- pages`, `-- stream`, `-- abuse`, `-- load`, `-- content`, `-- embed`, `-- navigations`,
// `-- landing`, `-- lighthouse`, `-- build`, `-- chaos`, `-- messages`, `-- resumes`, `-- places`, `-- material`, `-- titles`, `-- canary`, `-- delivery` or `-- registered` runs one part; `-- abuse --sockets`, `--queries` or `--resumes` one part of that;
// `-- search-at-scale` and `-- reports` create a million jobs first, which takes a quarter of an hour
// and 6 GB, and `-- search-quality`, `-- searches` and `-- feeds` import the real postings of ../shared/data; they run only if named.
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildReleases } from './packages.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const BY_NAME_ONLY = ['search-at-scale', 'reports', 'search-quality', 'searches', 'feeds'];
const PARTS = [
  'search',
  ...BY_NAME_ONLY,
  'load-services',
  'pages',
  'stream',
  'abuse',
  'load',
  'content',
  'embed',
  'navigations',
  'landing',
  'lighthouse',
  'build',
  'chaos',
  'messages',
  'resumes',
  'places',
  'material',
  'titles',
  'canary',
  'delivery',
  'registered',
];
const FLAGS = new Set(['--sockets', '--queries', '--resumes', '--mistakes']);
const flags = process.argv.slice(2).filter((argument) => FLAGS.has(argument));
const named = process.argv.slice(2).filter((argument) => PARTS.includes(argument));
const parts = named.length > 0 ? named : PARTS.filter((part) => !BY_NAME_ONLY.includes(part));

/** Parts that load pages in a browser. */
const needsPages = parts.some((part) =>
  ['stream', 'pages', 'load', 'content', 'embed', 'navigations', 'landing', 'lighthouse', 'reports', 'registered'].includes(part),
);
/** Parts that print files with a browser. */
const needsBrowser = needsPages || parts.includes('resumes');

script(async () => {
  const unknown = process.argv.slice(2).filter((argument) => !argument.startsWith('--') && !PARTS.includes(argument));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. Available: ${PARTS.join(', ')}`);
  const tools = await prepare();
  const browser = needsBrowser ? await findBrowser(tools) : undefined;
  const releases = needsPages ? await buildReleases(tools) : [];
  const env = { ...tools.env, HIREHQ_RELEASES: releases.join(delimiter), ...(browser && { CHROME_PATH: browser }) };
  await run(tools.node, [join(ROOT, 'tooling', 'bench', 'main.mjs'), ...parts, ...flags], { env });
});
