import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SLOTS } from '@hirehq/shared-contracts/slots';
import { REPOSITORY } from '../verify/run-tool.ts';
import { inToyTree } from '../verify/toy-tree.ts';
import { filesBelow, has, read } from '../verify/tree.ts';
import { nameProblem, remoteNames } from './remote-names.ts';
import { nameInReadme, writeRemote } from './write-remote.ts';

describe('PF-08 the name of a remote', () => {
  test.each(['learning', 'career-advice', 'b2b'])('%s is taken', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  test.each([
    ['', 'Give the remote a name'],
    ['mfe-learning', 'The name is the domain alone: learning'],
    ['Learning', 'lower-case letters'],
    ['../learning', 'lower-case letters'],
    ['learning-', 'lower-case letters'],
    ['l', '2 to 30 characters'],
    ['x'.repeat(31), '2 to 30 characters'],
    ['shell', 'the platform’s own'],
    ['utils', 'says nothing'],
  ])("'%s' is refused: %s", (name, why) => {
    expect(nameProblem(name)?.replaceAll("'", '’')).toContain(why);
  });
});

describe('PF-08 the remotes the shell knows already', () => {
  test.each([
    ['reports', '/candidate/analytics', 'page.overlay'],
    ['accessibility', '/candidate/accessibility', 'header.accessibility'],
    ['learning', '/candidate/learning', 'page.overlay'],
  ])('%s has the page %s and the slot %s', (name, path, slot) => {
    const { values } = remoteNames(name, 4104);
    expect([values['path'], values['slot']]).toEqual([path, slot]);
    expect(Object.keys(SLOTS)).toContain(slot);
  });
});

describe('PF-08 a new remote', () => {
  test('has every file filled in, and a port of its own', async () => {
    await inToyTree({}, async ({ root }) => {
      const folder = writeRemote(root, 'career-advice', { like: REPOSITORY });
      const files = filesBelow(root, folder);
      expect(folder).toBe('mfe-career-advice');
      expect(files).toContain('mfe-career-advice/src/pages/career-advice/career-advice-page.tsx');
      const unfilled = files.filter((file) => /__(?!typename)[A-Za-z]+__/.test(file + read(root, file)));
      expect(unfilled).toEqual([]);
      expect(JSON.parse(read(root, `${folder}/package.json`))).toMatchObject({ name: '@hirehq/mfe-career-advice' });
      const port = /port: (\d+)/.exec(read(root, `${folder}/federation.config.ts`))?.[1];
      for (const remote of ['mfe-jobs', 'mfe-messaging', 'mfe-notifications', 'mfe-profile'])
        expect(read(REPOSITORY, `${remote}/federation.config.ts`)).not.toContain(`port: ${port} `);
    });
  });

  test('takes no folder that is there', async () => {
    await inToyTree({ 'mfe-learning/notes.txt': 'mine' }, async ({ root }) => {
      expect(() => writeRemote(root, 'learning', { like: REPOSITORY })).toThrow('There is a folder mfe-learning already');
      expect(filesBelow(root, 'mfe-learning')).toEqual(['mfe-learning/notes.txt']);
    });
  });

  test('is named in the README beside the others, once', async () => {
    const table = '| [mfe-jobs](mfe-jobs) · [mfe-profile](mfe-profile) | remotes |\n';
    await inToyTree({ 'README.md': table }, async ({ root }) => {
      nameInReadme(root, 'mfe-learning');
      nameInReadme(root, 'mfe-learning');
      expect(read(root, 'README.md')).toBe(
        '| [mfe-jobs](mfe-jobs) · [mfe-profile](mfe-profile) · [mfe-learning](mfe-learning) | remotes |\n',
      );
      expect(has(root, join('mfe-learning'))).toBe(false);
    });
  });
});
