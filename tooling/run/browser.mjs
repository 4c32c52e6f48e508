import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { ROOT, run } from './toolchain.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function systemBrowser() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // `which` fails for a missing program; try the next name.
    }
  }
  return PLACES.find((path) => existsSync(path));
}

async function playwrightBrowser({ node, env }) {
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  await run(node, [cli, 'install', 'chromium'], { env, quiet: true });
  const ask = "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())";
  const path = execFileSync(node, ['--input-type=module', '-e', ask], { cwd: join(ROOT, 'e2e'), env, encoding: 'utf8' });
  if (!existsSync(path)) throw new Error('Playwright has no Chromium installed.');
  return path;
}

async function debianBrowser() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => run('env', ['DEBIAN_FRONTEND=noninteractive', ...sudo, 'apt-get', ...args], { quiet: true });
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  return systemBrowser();
}

/** Path of a Chromium: the system's if there is one, else Playwright's, else Debian's package. */
export async function findBrowser(tools) {
  const found = systemBrowser();
  if (found) return found;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  let path;
  await step('Downloading Chromium for the end-to-end tests', async () => {
    path = await playwrightBrowser(tools).catch(() => debianBrowser());
  });
  if (!path) throw new Error('Chromium was not found and could not be installed. Install it and set CHROME_PATH.');
  return path;
}
