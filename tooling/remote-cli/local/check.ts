import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { EXIT, type Arguments, type Command, type CommandContext } from '../command.ts';
import { connect } from '../platform/client.ts';
import { readRelease, remoteFolder } from '../remote-facts.ts';
import { platformAccess, platformAddress } from '../settings.ts';
import { budgetFindings, compressedSizes } from './budgets.ts';
import { refreshGenerated } from './generated.ts';

interface Step {
  name: string;
  /** What it found; nothing if all is well. */
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

/** What the platform says the release would take away from others; nothing without a platform. */
async function brokenUses(folder: string, given: Arguments, context: CommandContext): Promise<readonly string[]> {
  if (platformAddress(given, context) === undefined) {
    context.say('  not compared with what is live: no platform is set');
    return [];
  }
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
  ];
}

export const check: Command = {
  summary: 'types, tests and the contract, a build, its budgets and, with a platform, what others use of the live version',
  usage: 'check',
  async run(given, context) {
    const packageFolder = remoteFolder(context);
    const done: { step: string; findings: readonly string[] }[] = [];
    for (const { name, run } of stepsOf(packageFolder, given, context)) {
      const findings = await run();
      done.push({ step: name, findings });
      context.say(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
      // What is wrong is often wrong in the later ones too.
      if (findings.length > 0) return { value: done, lines: findings, exitCode: EXIT.refused };
    }
    return { value: done, lines: ['All checks pass'] };
  },
};
