import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate, staleOf } from '../../graphql/generate.ts';
import { writeRemote } from '../../new-remote/write-remote.ts';
import type { Check, Finding } from '../check.ts';
import { REPOSITORY, runTool } from '../run-tool.ts';
import { inToyTree, type ToyTree } from '../toy-tree.ts';
import { filesBelow, read, remotesOf } from '../tree.ts';
import { house } from './house.ts';
import { messages } from './messages.ts';
import { types } from './types.ts';

const SAMPLE = 'sample-domain';
const TEMPLATE = 'tooling/new-remote/template';
const LINT_RULES = '.oxlintrc.json';
/** What the checks of a remote read besides the remote. */
const NEEDED = ['tooling/tsconfig', 'shared-contracts/package.json', 'shared-contracts/src'];

function copySources(toy: ToyTree, folder: string): void {
  for (const path of NEEDED) toy.copy(path);
  // The sample is in the cache, where nothing else is linted.
  toy.write({ [LINT_RULES]: read(REPOSITORY, LINT_RULES).replace('"**/.cache/**",', '') });
  toy.link('shared-contracts', 'shared-contracts');
  toy.link(folder, remotesOf(REPOSITORY)[0] ?? '');
}

async function generateTypes(root: string): Promise<readonly Finding[]> {
  const generated = await generate(root);
  for (const file of staleOf(root, generated)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), generated.files.get(file) ?? '');
  }
  return generated.findings;
}

async function toolFindings(root: string, folder: string, tool: string, args: readonly string[]): Promise<Finding[]> {
  const { code, said } = await runTool(tool, args, join(root, folder));
  return code === 0 ? [] : [{ file: folder, message: `${tool}: ${said.trim().slice(-3000)}` }];
}

/** Every step in its order: what is wrong is often wrong in the later ones too. */
async function findingsIn(toy: ToyTree, folder: string): Promise<readonly Finding[]> {
  const { root } = toy;
  // By name: what is in a folder of that name is passed over.
  const linted = () =>
    filesBelow(root, folder).filter((file) => /\.tsx?$/.test(file) && !/\/generated\/|\.graphql\.ts$/.test(file));
  const build = ['--no-warnings', join(REPOSITORY, 'tooling/remote-cli/main.ts'), 'build'];
  const steps: readonly (() => Promise<readonly Finding[]>)[] = [
    async () => (await house.run(root)).findings,
    async () => (await messages.run(root)).findings,
    () => {
      copySources(toy, folder);
      return generateTypes(root);
    },
    async () => (await types.run(root)).findings,
    () => toolFindings(root, '', 'oxlint', ['--no-ignore', ...linted()]),
    () => toolFindings(root, folder, 'vitest', ['run']),
    () => toolFindings(root, folder, process.execPath, build),
  ];
  for (const step of steps) {
    const findings = (await step()).filter(({ file }) => file === undefined || file.startsWith(folder));
    if (findings.length > 0) return findings;
  }
  return [];
}

/** What `npm run new:remote` writes is a remote: it passes the checks and its own tests, and it is built. */
export const template: Check = {
  name: 'template',
  run: async (tree) => {
    let findings: readonly Finding[] = [];
    const check = async (toy: ToyTree) => {
      const folder = writeRemote(toy.root, SAMPLE, { like: REPOSITORY, template: join(tree, TEMPLATE) });
      findings = await findingsIn(toy, folder);
    };
    // Inside the workspace, where test runner and compiler may read the other packages; its caches are nobody's sources.
    await inToyTree({}, check, join(REPOSITORY, '.cache'));
    const message = (finding: Finding) => `of ${TEMPLATE}: ${finding.file ?? ''}: ${finding.message}`;
    return {
      findings: findings.map((finding) => ({ message: message(finding) })),
      note: `${filesBelow(join(tree, TEMPLATE)).length} files`,
    };
  },
};
