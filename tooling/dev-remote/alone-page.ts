import type { PartFiles } from '../build/part-files.ts';

/** Where the compiled files are; no remote has a page there. */
export const FILES = '/-/files/';
export const CHANGES = '/-/changes';

/** Takes each change into the open page, or loads it again where that fails; shows what does not compile over the page, which stays. */
const FOLLOW = `const changes = new EventSource('${CHANGES}');
let away = false;
let taken = Promise.resolve();
globalThis.showFailure = (text) => {
  document.querySelector('#failure')?.remove();
  if (text) document.body.append(Object.assign(document.createElement('pre'), { id: 'failure', role: 'alert', textContent: text }));
};
changes.onopen = () => away && location.reload();
changes.onerror = () => { away = true; };
changes.addEventListener('compiled', ({ data }) => {
  showFailure();
  taken = taken.then(() => takeChanges(JSON.parse(data))).catch(() => location.reload());
});
changes.addEventListener('failed', ({ data }) => showFailure(JSON.parse(data)));`;

export const pageOf = (files: PartFiles) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Runs alone</title>
<link rel="icon" href="data:,">
${files.css.map((file) => `<link rel="stylesheet" href="${FILES}${file}">`).join('\n')}
<style>#failure{position:fixed;inset:auto 0 0;z-index:900;max-height:60vh;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;color:#fff;background:#7f1d1d}</style>
${files.js.map((file) => `<script defer src="${FILES}${file}"></script>`).join('\n')}
<script type="module">${FOLLOW}</script>
</head>
<body></body>
</html>
`;

/** The remote, its examples and the page of the fake shell; and what takes the changes up to a compilation, by its hash. */
export const ENTRY = `import { openDevPage } from '@hirehq/shared-ui/testing/dev-page';
import { manifest } from '../../src/manifest.ts';
import * as remote from '../../src/remote.tsx';
import { examples } from '../../tests/examples.ts';

globalThis.takeChanges = async (hash) => {
  while (__webpack_hash__ !== hash) {
    if (!(await import.meta.webpackHot.check(true))) throw new Error('the change is not there any more');
  }
};

openDevPage({ manifest, remote, examples });
`;

/** Where the refresh plugin reports a changed module that throws when it is evaluated. */
export const OVERLAY = `export const handleRuntimeError = (error) => showFailure(error.stack ?? String(error));
export const clearRuntimeErrors = () => {};
`;
