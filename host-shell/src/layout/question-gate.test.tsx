import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider, UiProvider } from '@hirehq/shared-ui';
import { expect, test } from 'vitest';
import { ShellServicesProvider, type ShellServices } from '../shell-api/shell-services.tsx';
import { createQuestions } from '../shell-api/questions.ts';
import en from '../messages/en.json';
import { QuestionGate } from './question-gate.tsx';

/** A page with a button that asks. */
function show() {
  const questions = createQuestions();
  const answers: boolean[] = [];
  const ask = async () => answers.push(await questions.ask({ title: 'Clear it?', question: 'This cannot be undone.' }));
  render(
    <ShellServicesProvider value={{ questions } as unknown as ShellServices}>
      <IntlProvider locale="en" messages={en}>
        <UiProvider variant="D" colorScheme="light" env="test">
          <button type="button" onClick={() => void ask()}>
            Clear
          </button>
          <QuestionGate />
        </UiProvider>
      </IntlProvider>
    </ShellServicesProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Clear' });
  const open = async () => {
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Clear it?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    return dialog;
  };
  return { answers, opener, open };
}

test.each([
  ['Escape', false, (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['No', false, () => fireEvent.click(screen.getByRole('button', { name: 'No' }))],
  ['Yes', true, () => fireEvent.click(screen.getByRole('button', { name: 'Yes' }))],
] as const)(
  'SH-36 a question takes the focus; after %s it is back where it was asked, also the next time',
  async (_, answer, give) => {
    const { answers, opener, open } = show();
    for (const given of [[answer], [answer, answer]]) {
      give(await open());
      await waitFor(() => expect(answers).toEqual(given));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
);
