import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './quoted.ts';

export interface Ran {
  code: number;
  /** Standard output. */
  text: string;
  /** Standard output and standard error. */
  said: string;
}

export interface Served {
  /** What the command said up to the line it was waited for. */
  said: string;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
}

/** A shell in which one line is run after another: folder and exported variables stay. */
export interface Terminal {
  /** Runs a line; `further` variables are set for it alone. */
  run: (line: string, further?: Readonly<Record<string, string>>) => Promise<Ran>;
  /** Runs a line that serves until it is ended; resolves once it has said what is waited for. */
  serve: (line: string, ready: RegExp) => Promise<Served>;
}

/** Opens a shell in a folder; `state` is an empty folder for what stays between two lines. */
export function openTerminal(cwd: string, env: NodeJS.ProcessEnv, state: string): Terminal {
  mkdirSync(state, { recursive: true });
  writeFileSync(join(state, 'folder'), cwd);
  writeFileSync(join(state, 'exported'), '');
  const [folder, exported] = [quoted(join(state, 'folder')), quoted(join(state, 'exported'))];
  const start = (line: string, further: Readonly<Record<string, string>> = {}) => {
    const variables = Object.entries(further).map(([name, value]) => `export ${name}=${quoted(value)}`);
    const kept = Object.keys(further).length > 0 ? [] : [`export -p > ${exported}`];
    const script = [
      `. ${exported}`,
      `cd "$(cat ${folder})"`,
      ...variables,
      line,
      'code=$?',
      `pwd > ${folder}`,
      ...kept,
      'exit $code',
    ];
    // A group of its own, so that all it starts is ended with it.
    return spawn('sh', ['-c', script.join('\n')], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  };
  return {
    run: (line, further) =>
      new Promise((resolve, reject) => {
        const child = start(line, further);
        let text = '';
        let said = '';
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          said += chunk;
        });
        child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
        child.once('error', reject);
        child.once('close', (code) => resolve({ code: code ?? -1, text, said }));
      }),
    serve: (line, ready) =>
      new Promise((resolve, reject) => {
        const child = start(line);
        const ended = new Promise<void>((end) => child.once('close', () => end()));
        let said = '';
        const hear = (chunk: string) => {
          said += chunk;
          if (!ready.test(said)) return;
          const stop = async () => {
            if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
            await ended;
          };
          resolve({ said, stop });
        };
        child.stdout.setEncoding('utf8').on('data', hear);
        child.stderr.setEncoding('utf8').on('data', hear);
        void ended.then(() => reject(new Error(`${line} ended: ${said}`)));
      }),
  };
}
