import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { RestKey } from '@hirehq/shared-contracts/rest';
import { createFakeShell, signedIn, type FakeShell, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../src/messages/index.ts';
import { reactions } from '../src/reactions.ts';
import { respondWithProfile, contentOf } from './profile-of.ts';

interface ProfilePageOptions {
  content?: ReturnType<typeof contentOf>;
  at?: string;
  path?: string;
  shell?: FakeShellOptions;
}

/** A page of the profile in a shell that responds to all it asks. */
export function renderProfilePage(
  page: ReactElement,
  { content = contentOf(), at = '/', path, shell: options }: ProfilePageOptions = {},
) {
  const shell: FakeShell = createFakeShell({ remote: 'profile', session: signedIn(), ...options });
  respondWithProfile(shell.api, content);
  const open = () => renderInShell(page, { shell, messages, reactions, at, ...(path !== undefined && { path }) });
  return {
    shell,
    api: shell.api,
    open,
    user: userEvent.setup(),
    /** Bodies sent to a call, in order. */
    sent: (key: RestKey) =>
      shell.api.restCalls.filter((call) => call.key === key).map(({ input }) => (input as { body?: unknown }).body),
    /** Variables sent with an operation, in order. */
    asked: (name: string) => shell.api.graphqlCalls.filter((call) => call.name === name).map(({ variables }) => variables),
  };
}

/** The section with this heading, once it has loaded. */
export async function section(name: string): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('region', { name }));
}
