import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

const binaries = [dirname(process.execPath), `${REPOSITORY}node_modules/.bin`, `${REPOSITORY}tooling/node_modules/.bin`];
// Set by an outer test runner; a test runner started by a check must not consider itself its child.
const OUTER = /^(VITEST|VITE_|JEST_|NODE_V8_COVERAGE)/;

/** For tools written in Go that end soon: memory is collected less often, for a quarter less processor time. */
export const SHORT_LIVED = { GOGC: '400' };

export interface ToolResult {
  code: number;
  /** Standard output. */
  text: string;
  /** Standard output and standard error. */
  said: string;
}

/** The environment of a tool of the workspace. */
export const toolEnvironment = (further: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTER.test(name))),
  ...further,
  NO_COLOR: '1',
  PATH: [...binaries, process.env['PATH']].join(delimiter),
});

/** Runs a tool of the workspace; an exit code other than 0 is a result, not an error. */
export function runTool(
  command: string,
  args: readonly string[],
  cwd: string,
  further: Readonly<Record<string, string>> = {},
  /** Called with what it says on standard output, as it says it. */
  hear: (text: string) => void = () => {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: toolEnvironment(further), stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      said += chunk;
      hear(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text, said }));
  });
}
