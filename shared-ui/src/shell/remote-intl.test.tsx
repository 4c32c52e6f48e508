import { act, render, screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { RemoteIntl } from './remote-intl.tsx';
import { ShellProvider } from './shell-context.tsx';

function Title() {
  const { formatMessage, locale } = useIntl();
  return <h1>{`${new Intl.Locale(locale).language} ${formatMessage({ id: 'toy.title' })}`}</h1>;
}

function show(ar: () => Promise<Record<string, string>>) {
  const shell = createFakeShell();
  const messages = { en: { 'toy.title': 'A thing' }, es: () => Promise.resolve({ 'toy.title': 'Una cosa' }), ar };
  render(
    <ShellProvider shell={shell}>
      <RemoteIntl messages={messages}>
        <Title />
      </RemoteIntl>
    </ShellProvider>,
  );
  return { shell, title: () => screen.getByRole('heading').textContent };
}

test('another language is shown when its texts have loaded', async () => {
  const { shell, title } = show(() => Promise.resolve({}));
  expect(title()).toBe('en A thing');
  act(() => shell.setLocale('es-MX'));
  expect(title()).toBe('en A thing');
  await waitFor(() => expect(title()).toBe('es Una cosa'));
});

test('a language whose texts fail to load leaves the page unchanged, and the operator is informed', async () => {
  const lost = new Error('lost');
  const { shell, title } = show(() => Promise.reject(lost));
  act(() => shell.setLocale('ar'));
  await waitFor(() => expect(shell.reports).toMatchObject([{ error: lost, context: { phase: 'chunk' } }]));
  expect(title()).toBe('en A thing');
});
