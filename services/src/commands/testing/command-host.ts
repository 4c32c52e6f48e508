// Runs one command after another in this process, which imports the platform only once: a child of start-host.ts.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { CommandToRun, CommandOutcome } from './start-host.ts';

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

let said = '';
const hear = (chunk: string | Uint8Array): boolean => {
  said += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
  return true;
};
process.stdout.write = hear;
process.stderr.write = hear;
process.exit = (code) => {
  throw new Exit(Number(code ?? process.exitCode ?? 0));
};

const replace = (env: NodeJS.ProcessEnv) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
};

/** A command does its work while it is imported; with another query it is imported, and run, again. */
async function run({ id, file, words, env }: CommandToRun): Promise<CommandOutcome> {
  said = '';
  process.exitCode = 0;
  process.argv = [process.execPath, file, ...words];
  replace(env);
  try {
    await import(`${pathToFileURL(file).href}?run=${id}`);
    return { code: process.exitCode, said };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, said };
    return { code: 1, said: `${said}${error instanceof Error ? error.stack : String(error)}\n` };
  }
}

process.on('message', (command: CommandToRun) => {
  void run(command).then((outcome) => process.send?.({ id: command.id, ...outcome }));
});
