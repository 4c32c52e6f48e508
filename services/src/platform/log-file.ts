import { openSync, writeSync } from 'node:fs';

/** A file that log lines are appended to. Lines that cannot be written, because the disk is full, are lost; the process continues. */
export function openLogFile(path: string): { write(line: string): void } {
  const file = openSync(path, 'a', 0o600);
  return {
    write(line) {
      try {
        writeSync(file, line);
      } catch (error) {
        process.stderr.write(`The log cannot be written: ${String(error)}\n`);
      }
    },
  };
}
