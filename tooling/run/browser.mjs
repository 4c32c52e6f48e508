import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { ROOT, run } from './toolchain.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Chromium's engine without its windows: what Playwright runs by default when no window is asked for. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The browser `CHROME_PATH` names, or the first of these programs that is installed. */
function installed(names, places = []) {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // `which` fails for a missing program; try the next name.
    }
  }
  return places.find((path) => existsSync(path));
}

const fromPlaywright = ({ node, env }, ...args) =>
  run(node, [join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js'), 'install', ...args], { env, quiet: true });

async function fromDebian(packages, sudo) {
  const apt = (...args) => run('env', ['DEBIAN_FRONTEND=noninteractive', ...sudo, 'apt-get', ...args], { quiet: true });
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation');
}

const isRoot = process.getuid?.() === 0;

async function playwrightChromium(tools) {
  await fromPlaywright(tools, 'chromium');
  const ask = "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())";
  const asked = { cwd: join(ROOT, 'e2e'), env: tools.env, encoding: 'utf8' };
  const path = execFileSync(tools.node, ['--input-type=module', '-e', ask], asked);
  if (!existsSync(path)) throw new Error('Playwright has no Chromium installed.');
  return path;
}

async function debianChromium() {
  await fromDebian(['chromium'], isRoot ? [] : ['sudo', '-n']);
  return installed(CHROMIUM);
}

/** Path of a Chromium as people use it: the system's if there is one, else Playwright's, else Debian's package. */
export async function findBrowser(tools) {
  const found = installed(CHROMIUM, PLACES);
  if (found) return found;
  let path;
  await step('Downloading Chromium', async () => {
    path = await playwrightChromium(tools).catch(() => debianChromium());
  });
  if (!path) throw new Error('Chromium was not found and could not be installed. Install it and set CHROME_PATH.');
  return path;
}

async function debianHeadlessShell() {
  // Not by sudo: a machine that belongs to somebody has a browser, or gets Playwright's.
  if (!isRoot) throw new Error('Only root installs packages of the system.');
  await fromDebian(['chromium-headless-shell'], []);
  const path = installed(HEADLESS_SHELL);
  if (!path) throw new Error('The package has no chromium-headless-shell.');
  return path;
}

/**
 * Path of the browser for the end-to-end tests: a headless shell if there is one or it can be installed, else a Chromium.
 * Undefined stands for Playwright's own headless shell, which Playwright finds by itself.
 */
export async function findTestBrowser(tools) {
  const found = installed(HEADLESS_SHELL);
  if (found) return found;
  try {
    let path;
    await step("Downloading Chromium's headless shell for the end-to-end tests", async () => {
      path = await fromPlaywright(tools, 'chromium', '--only-shell').then(
        () => undefined,
        () => debianHeadlessShell(),
      );
    });
    return path;
  } catch {
    return findBrowser(tools);
  }
}
