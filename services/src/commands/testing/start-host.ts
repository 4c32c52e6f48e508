import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface CommandToRun {
  id: number;
  /** Path of the command. */
  file: string;
  words: readonly string[];
  env: NodeJS.ProcessEnv;
}

export interface CommandOutcome {
  code: number;
  /** Standard output and standard error. */
  said: string;
}

export interface CommandHost {
  run: (command: Omit<CommandToRun, 'id'>) => Promise<CommandOutcome>;
  stop: () => Promise<void>;
}

/** A process in `cwd` that runs commands one after another: most of what a command takes is the import of the platform. */
export function startHost(cwd: string): CommandHost {
  const host = fork(join(import.meta.dirname, 'command-host.ts'), { cwd, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(host, 'exit');
  let count = 0;
  return {
    run: (command) => {
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        const end = () => reject(new Error(`The process ended while it ran ${command.file}`));
        host.once('exit', end);
        const hear = ({ id: of, code, said }: CommandOutcome & { id: number }) => {
          if (of !== id) return;
          host.off('message', hear);
          host.off('exit', end);
          resolve({ code, said });
        };
        host.on('message', hear);
        host.send({ ...command, id });
      });
    },
    async stop() {
      host.disconnect();
      host.kill();
      await ended;
    },
  };
}
