import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const REMOTE_CLI = join(ROOT, 'tooling', 'remote-cli', 'main.ts');
/** What a candidate is recognised by on its pages. */
const MARK = ' (candidate)';

/** A text of each remote that a candidate shows in another wording; any remote has one, the first of its messages, else. */
const CHANGED: Readonly<Record<string, string>> = {
  'mfe-accessibility': 'panel.title',
  'mfe-jobs': 'apply.nextTitle',
  'mfe-messaging': 'messaging.title',
  'mfe-notifications': 'notifications.title',
  'mfe-profile': 'edit.lead',
  'mfe-reports': 'analytics.activity.lead',
};

async function changeText(folder: string, packageName: string): Promise<void> {
  const file = join(folder, 'src', 'messages', 'en.json');
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const id = CHANGED[packageName] ?? Object.keys(texts)[0];
  if (id === undefined || texts[id] === undefined) throw new Error(`${file} has no text ${id ?? ''} to change`);
  await writeFile(file, `${JSON.stringify({ ...texts, [id]: texts[id] + MARK }, null, 2)}\n`);
}

/** Builds a remote of this tree with one text changed; returns the folder of its release. */
export async function changedRelease(packageName: string): Promise<string> {
  const from = join(ROOT, packageName);
  const folder = join(ROOT, '.cache', 'candidates', packageName);
  const modules = join(from, 'node_modules');
  await rm(folder, { recursive: true, force: true });
  await cp(from, folder, {
    recursive: true,
    filter: (source) => source === from || !['node_modules', 'dist'].includes(basename(source)),
  });
  await symlink(modules, join(folder, 'node_modules'), 'junction');
  await changeText(folder, packageName);
  const { stdout } = await promisify(execFile)(process.execPath, [REMOTE_CLI, 'build'], { cwd: folder });
  return stdout.trim().split('\n').at(-1) ?? '';
}
