import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, runTool } from '../verify/run-tool.ts';

const CLI = join(import.meta.dirname, '../remote-cli/main.ts');

test.each([
  [['nowhere'], 'There is no remote nowhere. There are: accessibility, jobs, '],
  [['jobs', 'profile'], 'takes the name of one remote, not jobs, profile too'],
  [['jobs', '--port', 'high'], '--port takes a number from 1 to 65535, not high'],
  [['jobs', '--shell', 'localhost'], '--shell takes an address such as http://localhost:3000, not localhost'],
  [['jobs', '--fresh'], "Unknown option '--fresh'"],
])('PF-07 npm run dev -- %j is refused with a sentence', async (args, sentence) => {
  const { code, said } = await runTool(process.execPath, [CLI, 'dev', ...args], REPOSITORY);
  expect(code).not.toBe(0);
  expect(said).toContain(sentence);
});
