import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONFINED, CONFINED_ENVIRONMENT, startPartProcess } from './part-process.ts';

const PATIENT = { timeout: 60_000 };

describe('a process that does not keep to what was agreed is killed', () => {
  test.each([
    [new URL('../testing/children/wrong-id.mjs', import.meta.url), 'replied to what it was not asked'],
    [new URL('../testing/children/no-message.mjs', import.meta.url), 'wrote what is no message'],
    [new URL('../testing/children/much.mjs', import.meta.url), 'wrote a message of 1000000000 bytes'],
  ])('%s', PATIENT, async (file, reason) => {
    const started = await startPartProcess(256, fileURLToPath(file));
    onTestFinished(() => started.stop());
    expect(await started.ask({ render: { release: 'a', input: '{}' } }, 60_000)).toEqual({ ended: reason });
    expect(await started.ended).toBe(reason);
  });
});

describe('also code that is in no realm is confined', () => {
  test.each([
    ['a file', "require('node:fs').readFileSync('/etc/hosts')", 'ERR_ACCESS_DENIED'],
    [
      'a file of the program',
      `require('node:fs').readFileSync(${JSON.stringify(fileURLToPath(import.meta.url))})`,
      'ERR_ACCESS_DENIED',
    ],
    ['a file to write', "require('node:fs').writeFileSync('/tmp/served-part', '')", 'ERR_ACCESS_DENIED'],
    ['a process', "require('node:child_process').execFileSync('true')", 'ERR_ACCESS_DENIED'],
    ['a thread', "new (require('node:worker_threads').Worker)('1', { eval: true })", 'ERR_ACCESS_DENIED'],
    ['native code', "process.dlopen({ exports: {} }, '/a.node')", 'ERR_DLOPEN_DISABLED'],
    ['a text as code', "eval('1')", 'EvalError'],
    ['what others use', "'use strict'; Object.prototype.polluted = 1", 'TypeError'],
    ['the environment', 'throw { code: Object.keys(process.env).join() }', 'TZ'],
  ])('%s', (_, code, refused) => {
    const program = `try { (() => { ${code} })(); console.log('done') } catch (error) { console.log(error.code ?? error.name) }`;
    const { stdout } = spawnSync(process.execPath, [...CONFINED, '-e', program], {
      env: { ...CONFINED_ENVIRONMENT },
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe(refused);
  });
});
