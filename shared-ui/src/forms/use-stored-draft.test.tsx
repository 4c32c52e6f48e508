import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { ShellProvider } from '../shell/shell-context.tsx';
import { useStoredDraft } from './use-stored-draft.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function kept(owner: string, shell = createFakeShell({ remote: 'profile' })) {
  const wrapper = ({ children }: { children: ReactNode }) => <ShellProvider shell={shell}>{children}</ShellProvider>;
  const use = () => useStoredDraft({ key: 'letter', owner, start: 'Dear', isDraft: isText });
  return { shell, draft: renderHook(use, { wrapper }).result };
}

test('a draft is stored with every change, restored, and deleted on request', () => {
  const { shell, draft } = kept('ada');
  expect(draft.current).toMatchObject({ values: 'Dear', isRestored: false, isStored: true });
  act(() => draft.current.keep('Dear Acme'));
  expect(kept('ada', shell).draft.current).toMatchObject({ values: 'Dear Acme', isRestored: true });
  act(() => draft.current.forget());
  expect(kept('ada', shell).draft.current).toMatchObject({ values: 'Dear', isRestored: false });
});

test('the draft of somebody else is not shown', () => {
  const { shell, draft } = kept('ada');
  act(() => draft.current.keep('Dear Acme'));
  expect(kept('ben', shell).draft.current.values).toBe('Dear');
});

test.each(['', 'null', '[]', '{"owner":"ada"}', '{"owner":"ada","draft":7}'])('an invalid draft is ignored: %s', (text) => {
  const shell = createFakeShell({ remote: 'profile' });
  shell.storage.set('letter', text);
  expect(kept('ada', shell).draft.current.values).toBe('Dear');
});

test('a browser that stores nothing is reported', () => {
  const { draft } = kept('ada', createFakeShell({ remote: 'profile', storageWorks: false }));
  act(() => draft.current.keep('Dear Acme'));
  expect(draft.current.isStored).toBe(false);
});
