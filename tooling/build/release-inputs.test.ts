import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackage } from './installed-package.ts';
import { inputsHash, releaseInputs, unforeseenFiles, type ReleaseInputs } from './release-inputs.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const RELEASED = ['host-shell', 'mfe-jobs', 'mfe-messaging', 'mfe-notifications', 'mfe-profile'] as const;
type Released = (typeof RELEASED)[number];

const inputs = Object.fromEntries(
  RELEASED.map((name) => [name, releaseInputs(join(REPOSITORY, name), name === 'host-shell' ? 'shell' : 'remote')]),
) as Record<Released, ReleaseInputs>;

/** The packages whose version is another one after a change. */
const moved = (changed: (before: ReleaseInputs) => [ReleaseInputs, ((file: string) => string)?]): Released[] =>
  RELEASED.filter((name) => {
    const before = inputs[name];
    const [after, read] = changed(before);
    const untouched = (file: string) => file;
    return inputsHash(before, untouched) !== inputsHash(after, read ?? untouched);
  });

const movedByFile = (path: string) => moved((before) => [before, (file) => (file === join(REPOSITORY, path) ? 'changed' : file)]);

const movedByPackage = (name: string) => {
  const newer = (list: readonly string[]) => list.map((each) => (/^(.+)@/.exec(each)?.[1] === name ? `${each}-newer` : each));
  return moved((before) => [{ ...before, packages: newer(before.packages), shared: newer(before.shared) }]);
};

describe('PF-02 changes, and the versions that they affect', () => {
  it.each<[string, string, readonly Released[]]>([
    ['a query of the jobs', 'mfe-jobs/src/find/features/list-jobs/list-jobs.query.ts', ['mfe-jobs']],
    ['a text of the jobs', 'mfe-jobs/src/messages/es.json', ['mfe-jobs']],
    ['a served text of the jobs', 'mfe-jobs/src/messages/served/en.json', ['mfe-jobs']],
    ['a style of the profile', 'mfe-profile/src/pages/create-profile/create-profile-page.module.css', ['mfe-profile']],
    ['a test of the jobs', 'mfe-jobs/src/find/slots/header-search.test.tsx', []],
    ['a page of the shell', 'host-shell/src/pages/landing/landing-page.tsx', ['host-shell']],
    ['the offline page', 'host-shell/src/offline/offline.css', ['host-shell']],
    [
      'a part of the facade, which served parts contain',
      'shared-ui/src/parts/tag.tsx',
      ['host-shell', 'mfe-jobs', 'mfe-profile'],
    ],
    [
      'a file that stands in for another in served parts',
      'shared-ui/src/text/trusted-html.served.ts',
      ['mfe-jobs', 'mfe-profile'],
    ],
    ['how served parts are built', 'tooling/build/served-part/build-served-part.ts', RELEASED.slice(1)],
    ['a style of the facade', 'shared-ui/src/styles/tokens.css', ['host-shell']],
    ['a comment of the SDL', 'shared-contracts/src/graphql/sdl/jobs.graphql', []],
    ['a schema of the employers’ API', 'shared-contracts/src/employer/jobs.ts', []],
    ['the slots', 'shared-contracts/src/slots.ts', RELEASED],
    ['the compiler’s settings', 'tooling/build/webpack-config.ts', RELEASED],
    ['how pages are painted', 'tooling/build/first-paint.ts', ['host-shell']],
    ['what source maps are made of', 'tooling/build/source-maps.ts', []],
    ['a check', 'tooling/verify/verify.ts', []],
    ['the services', 'services/src/main.ts', []],
    ['the lock file', 'pnpm-lock.yaml', []],
  ])('%s', (_what, path, moves) => {
    expect(movedByFile(path)).toEqual(moves);
  });

  it.each<[string, string, readonly Released[]]>([
    ['react', 'react', RELEASED],
    ['a library of the facade, which served parts contain', '@mantine/core', ['host-shell', 'mfe-jobs', 'mfe-profile']],
    ['the parser of served parts', 'parse5', ['host-shell', 'mfe-jobs', 'mfe-profile']],
    ['a version of the facade', '@hirehq/shared-ui', RELEASED],
    ['the schema library', 'zod', RELEASED],
    ['the compiler', 'webpack', RELEASED],
    ['a dependency of the server', 'fastify', []],
    ['the test runner', 'vitest', []],
  ])('%s', (_what, name, moves) => {
    expect(movedByPackage(name)).toEqual(moves);
  });
});

describe('unforeseenFiles', () => {
  it('PF-02 names a source that the build read and that is not part of the version', () => {
    const packageFolder = join(REPOSITORY, 'mfe-jobs');
    const missed = join(packageFolder, 'src/remote.tsx');
    const blind = { ...inputs['mfe-jobs'], files: inputs['mfe-jobs'].files.filter((file) => file !== missed) };
    const read = [missed, packageFolder, join(packageFolder, 'package.json'), installedPackage('react', packageFolder).folder];
    expect(unforeseenFiles(REPOSITORY, read, blind)).toEqual([missed]);
    expect(unforeseenFiles(REPOSITORY, read, inputs['mfe-jobs'])).toEqual([]);
  });
});
