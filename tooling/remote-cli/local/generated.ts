import { watch } from 'node:fs';
import { join } from 'node:path';
import { IS_INSTALLED } from '../../build/own-file.ts';
import { CommandFailure } from '../command.ts';

/** Time without a change before the files are generated again. */
const QUIET_MS = 150;

/**
 * Brings the files that are generated from the GraphQL documents of a project up to date. In the tree of the platform,
 * `npm run codegen` does this for all packages.
 */
export async function refreshGenerated(packageFolder: string, say: (line: string) => void): Promise<void> {
  if (!IS_INSTALLED) return;
  const { generateProject } = await import('../../graphql/generate-project.ts');
  const { findings, written } = await generateProject(packageFolder);
  for (const file of written) say(`  ${file} is generated`);
  if (findings.length === 0) return;
  const lines = findings.map(({ file = '', line, message }) => `${file}${line === undefined ? '' : `:${line}`}: ${message}`);
  throw new CommandFailure(lines.join('\n'));
}

/** Brings the generated files up to date after each saved change of a GraphQL document, for `dev`. */
export function keepGenerated(packageFolder: string, say: (line: string) => void): void {
  if (!IS_INSTALLED) return;
  let timer: NodeJS.Timeout | undefined;
  const failed = (error: unknown) => say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  watch(join(packageFolder, 'src'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refreshGenerated(packageFolder, say).catch(failed), QUIET_MS);
  });
}
