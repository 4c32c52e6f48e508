import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider, UiProvider } from '@hirehq/shared-ui';
import { candidateOf, createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../shell-api/messages.ts';
import { ShellData } from '../shell-api/shell-data.tsx';
import { ShellServicesProvider, type ShellServices } from '../shell-api/shell-services.tsx';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { pagesBut } from '../routing/testing/pages-of.ts';
import { ClassificationGate } from './classification-gate.tsx';
import { createArrival } from './create-arrival.ts';

afterEach(cleanup);

const record = candidateOf({ neuroClassification: 'ND', origin: 'P' });

async function ask() {
  const own = createFakeShell({ remote: 'shell', session: signedIn({ candidateId: record.id }) });
  const classify = vi.fn<ShellSession['classify']>(() => Promise.resolve());
  const signOut = vi.fn<ShellSession['signOut']>(() => new Promise(() => {}));
  const session = { ...own.session, classify, signOut } as unknown as ShellSession;
  own.api.respondToRest('GET candidates/', record);
  const arrival = createArrival({
    session,
    navigator: { navigate: () => {}, attach: () => {} },
    pages: pagesBut(),
    rest: own.api.rest,
    origin: own.origin,
    variant: 'D',
    geolocationUrl: undefined,
    isToBeDeleted: () => Promise.resolve(false),
    hasJustSignedIn: false,
    report: () => {},
  });
  render(
    <ShellServicesProvider value={{ own, arrival, session } as unknown as ShellServices}>
      <IntlProvider locale="en" messages={{ ...(await loadMessages('en')) }}>
        <UiProvider variant="D" colorScheme="light" env="test">
          <ShellData>
            <ClassificationGate />
          </ShellData>
        </UiProvider>
      </IntlProvider>
    </ShellServicesProvider>,
  );
  await screen.findByRole('dialog');
  return { api: own.api, arrival, classify, signOut };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the classification question', () => {
  it('SH-37 Yes saves the classification in record and account, and closes the question', async () => {
    const { api, arrival, classify } = await ask();
    api.respondToRest('PUT candidates/', { ...record, neuroClassification: 'NT' });
    press('Yes');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.restCalls.at(-1)).toEqual({
      key: 'PUT candidates/',
      input: { body: { id: record.id, neuroClassification: 'NT' } },
    });
    expect(classify).toHaveBeenCalledExactlyOnceWith('NT');
    expect(arrival.candidate.current()?.neuroClassification).toBe('NT');
  });

  it('SH-37 a classification that could not be saved is asked again, with an error', async () => {
    const { api, classify } = await ask();
    api.respondToRest('PUT candidates/', fakeFailure('UNREACHABLE'));
    press('Yes');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No' }).disabled).toBe(false));
    await screen.findByRole('alert');
    expect([screen.queryByRole('dialog') !== null, classify.mock.calls.length]).toEqual([true, 0]);
  });

  it('SH-37 No signs out', async () => {
    const { signOut } = await ask();
    press('No');
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
