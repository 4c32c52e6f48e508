import { expect, test } from 'vitest';
import { refuseForeign } from './remotes.policy.ts';

test.each([
  ['a remote of its own', ['jobs'], ['jobs']],
  ['some of its own', ['jobs', 'profile'], ['profile']],
  ['nothing', [], []],
  ['any remote with a key for all', 'ALL', ['jobs', 'shell']],
] as const)('PF-02 a key may change %s', (_what, remotes, wanted) => {
  expect(() => refuseForeign({ remotes }, wanted)).not.toThrow();
});

test.each([
  ['a remote of others', ['jobs'], ['profile'], 'profile'],
  ['one of others among its own', ['jobs'], ['jobs', 'shell'], 'shell'],
  ['anything with a key for nothing', [], ['jobs'], 'jobs'],
] as const)('PF-02 a key may not change %s', (_what, remotes, wanted, named) => {
  expect(() => refuseForeign({ remotes }, wanted)).toThrow(
    expect.objectContaining({ code: 'RIGHT_MISSING', message: expect.stringContaining(`no right for ${named}`) }),
  );
});
