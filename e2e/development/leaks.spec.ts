import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
/** Below a package that has what a remote imports. */
const FOLDER = join(ROOT, 'mfe-reports/.cache');

/** Pages that leave something behind each time, and one that does not. */
const TOY = {
  'src/manifest.ts': `import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
export const manifest = {
  id: 'toy',
  contract: CONTRACT_VERSION,
  routes: ['clean', 'nodes', 'listeners', 'timers', 'styles', 'globals', 'heap', 'subscriptions'].map((id) => ({
    id, path: '/' + id, access: 'public', criticality: 'primary', skeleton: 'page',
  })),
  slots: [],
  events: { publishes: [], subscribes: [] },
};
`,
  'src/remote.tsx': `const kept = [];
const traces = {
  clean(element) {
    const stop = setInterval(() => {}, 1000);
    const listen = () => {};
    window.addEventListener('resize', listen);
    element.append(document.createElement('p'));
    return () => { clearInterval(stop); window.removeEventListener('resize', listen); };
  },
  nodes: () => void kept.push(document.createElement('p')),
  listeners: () => void window.addEventListener('resize', () => {}),
  timers: () => void setInterval(() => {}, 1234),
  styles: () => void document.adoptedStyleSheets.push(new CSSStyleSheet()),
  globals: () => void (globalThis.leftByToy = 1),
  heap: () => void kept.push(Array.from({ length: 5000 }, () => Math.random())),
  subscriptions: (element, shell) => void shell.events.subscribe('job.saved', () => {}),
};
export const mount = async (element, shell, { id }) => traces[id](element, shell) ?? (() => {});
`,
  'tests/examples.ts': `export const examples = { routes: {}, respond() {} };\n`,
};

/** What the program says of a remote of these files. */
async function leaksOf(files: Readonly<Record<string, string>>): Promise<{ code: number; lines: string[] }> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'leaky-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const program = spawn(process.execPath, [join(ROOT, 'tooling/leaks/main.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number>((resolve) => program.once('exit', (code) => resolve(code ?? -1)));
    const lines = (await text(program.stdout)).trim().split('\n');
    return { code: await ended, lines };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('PF-03 a part that leaves something behind at each mount is named with what it leaves, and no other', async () => {
  const { code, lines } = await leaksOf(TOY);
  expect(lines).toEqual([
    'route nodes leaks nodes in 40 mounts: 40 more nodes of the document',
    'route listeners leaks listeners in 40 mounts: resize of Window, 40 more',
    'route timers leaks timers in 40 mounts: interval of 1234 ms, 40 more',
    'route styles leaks style sheets in 40 mounts: 40 more style sheets',
    'route globals leaks globals in 40 mounts: leftByToy',
    expect.stringMatching(/^route heap leaks heap in 40 mounts: \d+ more bytes$/),
    'route subscriptions leaks subscriptions in 40 mounts: event job.saved, 40 more',
  ]);
  expect(code).toBe(1);
});
