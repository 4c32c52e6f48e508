import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { FieldCode } from '@hirehq/shared-contracts/inputs';
import { UiProvider } from '../theme/ui-provider.tsx';
import { ErrorSummary, FormFailure, RadioField, SubmitButton, TextAreaField, TextField, useForm } from './index.ts';
import type { InputSchema } from './use-form.ts';

interface Letter {
  name: string;
  reason: 'a' | 'b' | undefined;
  note: string;
}

const NOTHING: Letter = { name: '', reason: undefined, note: '' };

/** A name and a reason are required; the note is trimmed. */
const schema: InputSchema<Letter> = {
  safeParse(value) {
    const typed = value as Letter;
    const wrong: [keyof Letter, FieldCode][] = [];
    if (!typed.name.trim()) wrong.push(['name', 'MISSING']);
    if (!typed.reason) wrong.push(['reason', 'MISSING']);
    return wrong.length > 0
      ? { success: false, error: { issues: wrong.map(([name, message]) => ({ path: [name], message })) } }
      : { success: true, data: { ...typed, note: typed.note.trim() } };
  },
};

type Send = (letter: Letter) => Promise<{ ok: true } | { ok: false; failure: ReturnType<typeof failure> } | void>;

const failure = (fields: Record<string, string> = {}) => ({
  code: 'VALIDATION_FAILED' as const,
  fields,
  message: undefined,
  text: 'It was not taken.',
});

function LetterForm({ send, focus = 'field' }: { send: Send; focus?: 'field' | 'summary' }) {
  const form = useForm({ initialValues: NOTHING, schema, focus, words: { 'reason.MISSING': 'letter.why' }, onSend: send });
  return (
    <form {...form.formProps}>
      {focus === 'summary' && <ErrorSummary form={form} />}
      <TextField {...form.field('name')} label="Name" hint="All of it" mark="required" limit={10} />
      <RadioField
        {...form.field('reason')}
        label="Reason"
        choices={[
          { value: 'a', label: 'One' },
          { value: 'b', label: 'Other' },
        ]}
      />
      <TextAreaField {...form.field('note')} label="Note" mark="optional" limit={1_000} />
      <FormFailure>{form.failure?.text}</FormFailure>
      <SubmitButton busy={form.busy}>Send</SubmitButton>
    </form>
  );
}

function show(ui: ReactNode) {
  render(
    <UiProvider variant="D" colorScheme="light" env="test">
      <IntlProvider locale="en" messages={{ 'letter.why': 'Say why' }}>
        {ui}
      </IntlProvider>
    </UiProvider>,
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const fillIn = () => {
  type('Ada');
  fireEvent.click(screen.getByRole('radio', { name: 'One' }));
};

test('mistakes are shown at the fields, the first one gets the focus, and nothing is sent', () => {
  const sent = vi.fn<Send>();
  show(<LetterForm send={sent} />);
  expect(name().getAttribute('aria-invalid')).toBeNull();
  send();
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Fill in this field')).toBeInTheDocument();
  expect(screen.getByText('Say why')).toBeInTheDocument();
  type('A');
  expect(name().getAttribute('aria-invalid')).toBeNull();
  send();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'One' }));
  expect(sent).not.toHaveBeenCalled();
});

test('A29 an error summary takes the focus and links to each field', () => {
  show(<LetterForm send={vi.fn<Send>()} focus="summary" />);
  send();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check 2 fields' }));
  fireEvent.click(screen.getByRole('button', { name: 'Say why' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'One' }));
  type('Ada');
  expect(screen.getByRole('group', { name: 'Please check one field' })).toBeInTheDocument();
});

test('the parsed values are sent, once however often the button is pressed', async () => {
  let end = () => {};
  const sent = vi.fn<Send>(() => new Promise((resolve) => (end = resolve)));
  show(<LetterForm send={sent} />);
  fillIn();
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: ' Hello ' } });
  expect(screen.getByText('7 of 1,000')).toBeInTheDocument();
  const form = name().form as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(sent.mock.calls.map(([letter]) => letter)).toEqual([{ name: 'Ada', reason: 'a', note: 'Hello' }]);
  end();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').dataset['loading']).toBeUndefined());
});

test('mistakes reported by the server are shown at the field until it is changed; nothing is lost', async () => {
  show(<LetterForm send={async () => ({ ok: false, failure: failure({ name: 'TOO_LONG' }) })} />);
  fillIn();
  send();
  expect(await screen.findByText('This is too long. Please shorten it')).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(name().value).toBe('Ada');
  type('Ad');
  expect(screen.queryByText('This is too long. Please shorten it')).not.toBeInTheDocument();
});

test('a message of the server without a code is not shown: the field says that it was refused', async () => {
  show(<LetterForm send={async () => ({ ok: false, failure: failure({ name: 'is not a name' }) })} />);
  fillIn();
  send();
  expect(await screen.findByText('This was not accepted. Please change it')).toBeInTheDocument();
});

test.each([[{}], [{ elsewhere: 'MISSING' }]])(
  'a failure without a field is shown with the text of the form: %j',
  async (fields) => {
    show(<LetterForm send={async () => ({ ok: false, failure: failure(fields) })} />);
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('It was not taken.');
    expect(name().value).toBe('Ada');
  },
);

test('mistakes reported by the server in a part of a field are shown until anything is changed', async () => {
  function Rows() {
    const form = useForm<Letter, Letter>({
      initialValues: { name: 'Ada', reason: 'a', note: '' },
      schema,
      shownAt: (problem) => ({ ...problem, field: 'row-1' }),
      onSend: async () => ({ ok: false, failure: failure({ '0.years': 'OUT_OF_RANGE' }) }),
    });
    return (
      <form {...form.formProps}>
        <TextField {...form.field('name')} label="Name" />
        <TextField id={form.idOf('row-1')} label="Years" value="" error={form.errorOf('row-1')} onChange={() => {}} />
        <SubmitButton busy={form.busy}>Send</SubmitButton>
      </form>
    );
  }
  show(<Rows />);
  send();
  expect(await screen.findByText('This value is out of range')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Years' })).toHaveFocus());
  type('Ben');
  expect(screen.queryByText('This value is out of range')).not.toBeInTheDocument();
});
