import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { EXIT, type Arguments, type Command, type CommandContext } from '../command.ts';
import { connect } from '../platform/client.ts';
import { readRelease, remoteFolder } from '../remote-facts.ts';
import { platformAccess, platformAddress } from '../settings.ts';
import { budgetFindings, compressedSizes } from './budgets.ts';
import { refreshGenerated } from './generated.ts';
import { leakFindings } from './leaks.ts';
import { NotChecked } from './not-checked.ts';

interface Step {
  name: string;
  /** What it found; nothing if all is well. Throws NotChecked if it was left out. */
  run: () => Promise<readonly string[]>;
}

/** Runs a tool that the project has installed; what it says is a finding if it fails. */
function tool(command: string, args: readonly string[], folder: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const path = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, PATH: path, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
      });
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve([`${command} is not installed: run npm install`]) : reject(error),
    );
    child.on('close', (code) => resolve(code === 0 ? [] : [said.trim() || `${command} ended with ${code}`]));
  });
}

/** What the platform says the release would take away from others. */
async function brokenUses(folder: string, given: Arguments, context: CommandContext): Promise<readonly string[]> {
  if (platformAddress(given, context) === undefined) throw new NotChecked('no platform is set');
  const platform = connect(platformAccess(given, context), context.say);
  const release = readFileSync(join(folder, 'release.json'), 'utf8');
  const { breaks } = await platform('POST checks', { body: { release } });
  return breaks.map(({ consumer, missing, use }) => `${consumer}: ${missing} (${use})`);
}

function stepsOf(packageFolder: string, given: Arguments, context: CommandContext): Step[] {
  let built = '';
  return [
    {
      name: 'generated files',
      run: async () => {
        await refreshGenerated(packageFolder, context.say);
        return [];
      },
    },
    { name: 'types', run: () => tool('tsc', [], packageFolder) },
    { name: 'tests and contract', run: () => tool('vitest', ['run'], packageFolder) },
    {
      name: 'build',
      run: async () => {
        const { buildPackage } = await import('../../build/build-package.ts');
        built = (await buildPackage(packageFolder, 'remote')).split('\n').at(-1) ?? '';
        return [];
      },
    },
    { name: 'budgets', run: async () => budgetFindings(readRelease(built), compressedSizes(built, readRelease(built))) },
    { name: 'what others use', run: () => brokenUses(built, given, context) },
    { name: 'leaks', run: () => leakFindings(packageFolder, given, context) },
  ];
}

interface Done {
  step: string;
  findings: readonly string[];
  /** Why it was left out. */
  notChecked?: string;
}

async function done({ name, run }: Step): Promise<Done> {
  try {
    return { step: name, findings: await run() };
  } catch (error) {
    if (error instanceof NotChecked) return { step: name, findings: [], notChecked: error.message };
    throw error;
  }
}

const lineOf = ({ step, findings, notChecked }: Done) =>
  notChecked === undefined ? `${findings.length === 0 ? '✓' : '✗'} ${step}` : `– ${step}: not checked, ${notChecked}`;

export const check: Command = {
  summary:
    'types, tests and the contract, a build, its budgets, with a platform what others use of the live version, and leaks of its parts',
  usage: 'check [--no-leaks]',
  options: { 'no-leaks': { type: 'boolean' } },
  async run(given, context) {
    const packageFolder = remoteFolder(context);
    const all: Done[] = [];
    for (const step of stepsOf(packageFolder, given, context)) {
      const result = await done(step);
      all.push(result);
      context.say(lineOf(result));
      // What is wrong is often wrong in the later ones too.
      if (result.findings.length > 0) return { value: all, lines: result.findings, exitCode: EXIT.refused };
    }
    const leftOut = all.filter(({ notChecked }) => notChecked !== undefined).map(({ step }) => step);
    return {
      value: all,
      lines: [leftOut.length === 0 ? 'All checks pass' : `All checks pass; not checked: ${leftOut.join(', ')}`],
    };
  },
};
