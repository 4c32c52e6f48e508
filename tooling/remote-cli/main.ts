#!/usr/bin/env node
// `hirehq-remote`: writes, runs, builds, checks and releases a remote, in the tree of the platform and in any other repository.
import process from 'node:process';

const OLDEST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(`hirehq-remote needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}
const { runCommandLine } = await import('./run-command-line.ts');
const exitCode = await runCommandLine(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  say: (line) => void process.stderr.write(`${line}\n`),
  print: (text) => void process.stdout.write(`${text}\n`),
});
if (exitCode !== undefined) process.exitCode = exitCode;
