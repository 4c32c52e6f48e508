import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { END_WITH_PARENT } from '../platform/start-platform.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Below a package that has what a remote imports. */
const FOLDER = join(ROOT, 'mfe-reports/.cache');

const PROGRAM = `import { runAlone } from '${pathToFileURL(join(ROOT, 'tooling/dev-remote/alone.ts')).href}';
process.once('SIGTERM', () => process.exit());
const [, folder, port] = process.argv;
await runAlone(folder, Number(port), console.log);`;

export interface LoneRemote {
  origin: string;
  /** Saves a file of the remote. */
  save(file: string, text: string): void;
  stop(): Promise<void>;
}

/** Runs a remote of these files alone, as `npm run dev -- NAME` does. */
export async function startAlone(port: number, files: Readonly<Record<string, string>>): Promise<LoneRemote> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'toy-'));
  function save(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [file, text] of Object.entries(files)) save(file, text);

  const args = ['--import', END_WITH_PARENT, '--input-type=module', '-e', PROGRAM, folder, String(port)];
  const program = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(program.stdout);
  for await (const line of lines) {
    if (line.startsWith('✗')) throw new Error(`the remote does not compile: ${line}`);
    if (line.includes('runs alone')) break;
  }
  program.stdout.resume();
  return {
    origin: `http://localhost:${port}`,
    save,
    async stop() {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
