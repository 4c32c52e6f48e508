import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../theme/ui-provider.tsx';
import {
  CheckboxField,
  CheckboxesField,
  DateField,
  DraftNote,
  FileField,
  NumberField,
  SelectField,
  StepHeading,
} from '../index.ts';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const within = (ui: ReactNode, locale = 'en') => (
  <UiProvider variant="D" colorScheme="light" env="test">
    <IntlProvider locale={locale}>{ui}</IntlProvider>
  </UiProvider>
);
const show = (ui: ReactNode, locale?: string) => render(within(ui, locale));

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('A29 a text field has its label, hint, error and required mark', () => {
  const onChange = vi.fn<(text: string) => void>();
  show(
    <TextField
      label="Name"
      hint="As in your passport"
      mark="required"
      limit={5}
      autoComplete="name"
      value=""
      error="Enter it"
      onChange={onChange}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(describedBy(field)).toContain('As in your passport');
  expect(describedBy(field)).toContain('Enter it');
  expect([field.getAttribute('aria-required'), field.dir, field.maxLength, field.autocomplete]).toEqual([
    'true',
    'auto',
    5,
    'name',
  ]);
  fireEvent.change(field, { target: { value: 'Ada' } });
  expect(onChange).toHaveBeenCalledWith('Ada');
});

test('a text is normalised during typing, and the caret stays', () => {
  const onChange = vi.fn<(text: string) => void>();
  show(<TextField label="Name" value="" tidy={(text) => text.trimStart()} onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  Ada' } });
  expect(onChange).toHaveBeenCalledWith('Ada');
});

test.each([
  ['en', '3 of 1,000', 'Optional'],
  ['es', '3 de 1000', 'Opcional'],
  ['ar', '3 من 1,000', 'اختياري'],
])('a text area counts, and says that it is optional, in %s', (locale, counted, optional) => {
  show(
    <TextAreaField
      label="Note"
      mark="optional"
      limit={1_000}
      value="abc"
      error="Wrong"
      onChange={vi.fn<(text: string) => void>()}
    />,
    locale,
  );
  const latin = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replaceAll('٬', ',');
  const said = latin(describedBy(screen.getByRole('textbox', { name: 'Note' })));
  for (const part of [counted, optional, 'Wrong']) expect(said).toContain(part);
});

test('a number is typed with the keyboard for numbers', () => {
  show(<NumberField label="Years" value="7,5" onChange={vi.fn<(text: string) => void>()} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Years' }).inputMode).toBe('decimal');
});

test.each(['date', 'time', 'month'] as const)('A31 a %s comes from the control of the browser', (kind) => {
  const onChange = vi.fn<(text: string) => void>();
  show(<DateField kind={kind} label="When" value="" isWrong onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('When');
  expect([field.type, field.getAttribute('aria-invalid')]).toEqual([kind, 'true']);
  const value = { date: '2026-05-01', time: '09:30', month: '2026-05' }[kind];
  fireEvent.change(field, { target: { value } });
  expect(onChange).toHaveBeenCalledWith(value);
});

test('a date can be described by another element', () => {
  show(
    <>
      <DateField label="When" value="" describedBy="why" onChange={vi.fn<(text: string) => void>()} />
      <p id="why">Choose another</p>
    </>,
  );
  expect(describedBy(screen.getByLabelText('When'))).toBe('Choose another');
});

test('several of a few are in the order in which they are offered', () => {
  const onChange = vi.fn<(values: readonly string[]) => void>();
  const choices = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  show(<CheckboxesField label="Days" choices={choices} value={['b']} onChange={onChange} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'b']);
});

test('a switch and a checkbox are yes or no', () => {
  const onChange = vi.fn<(value: boolean) => void>();
  show(
    <>
      <CheckboxField look="switch" label="Alerts" value={false} onChange={onChange} />
      <CheckboxField label="Agreed" value error="Agree first" onChange={vi.fn<(value: boolean) => void>()} />
    </>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Alerts' }));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'Agreed' })).toBeChecked();
});

test('one of some comes from the list of the browser', () => {
  const onChange = vi.fn<(value: string) => void>();
  const choices = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  show(<SelectField label="Alerts" fullLabel="Alerts for nurses" choices={choices} value="a" onChange={onChange} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Alerts for nurses' }), { target: { value: 'b' } });
  expect(onChange).toHaveBeenCalledWith('b');
});

test('a file field shows what it accepts, the progress, how to cancel, and what failed', () => {
  const [onChoose, onCancel] = [vi.fn<(file: File) => void>(), vi.fn<() => void>()];
  const field = { label: 'Upload a file', rules: 'PDF, 5 MB at most', accept: '.pdf', onChoose, onCancel };
  const { rerender } = show(<FileField {...field} />);
  expect(screen.getByRole('button', { name: 'Upload a file' })).toHaveAccessibleDescription('PDF, 5 MB at most');
  const file = new File(['%PDF'], 'cv.pdf');
  fireEvent.change(screen.getByLabelText('Upload a file', { selector: 'input' }), { target: { files: [file] } });
  expect(onChoose).toHaveBeenCalledWith(file);

  rerender(within(<FileField {...field} upload={{ fileName: 'cv.pdf', share: 0.4 }} />));
  expect(screen.getByRole('progressbar', { name: 'cv.pdf' })).toHaveProperty('value', 0.4);
  expect(screen.getByText(/40%/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading, 25%');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(onCancel).toHaveBeenCalledOnce();

  rerender(within(<FileField {...field} upload={{ fileName: 'cv.pdf', share: 1 }} />));
  expect(screen.getByRole('progressbar', { name: 'cv.pdf' })).not.toHaveAttribute('value');
  expect(screen.getByRole('status')).toHaveTextContent('Sent. Checking the file');
  rerender(within(<FileField {...field} upload={{ fileName: 'cv.pdf', share: 1, step: 'Reading cv.pdf' }} />));
  expect(screen.getByRole('status')).toHaveTextContent('Reading cv.pdf');

  rerender(within(<FileField {...field} error="Too large" />));
  expect(screen.getByRole('alert').textContent).toBe('Too large');
  expect(screen.getByRole('button', { name: 'Upload a file' })).toHaveAccessibleDescription('Too large PDF, 5 MB at most');
});

test('the heading of a step takes the focus when the step changes, and not before', () => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  const { rerender } = show(<StepHeading title="Who" step={1} steps={2} />);
  expect(document.activeElement).toBe(document.body);
  rerender(within(<StepHeading title="What" step={2} steps={2} isOptional />));
  expect(document.activeElement?.textContent).toBe('Step 2 of 2 What (optional)');
});

test('the heading of a step takes the focus when the person returns to it', () => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  show(<StepHeading title="Who" step={1} steps={2} isReturn />);
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 Who' })).toHaveFocus();
});

test.each([
  [{ isStored: true, isRestored: false }, /^Your answers are saved/],
  [{ isStored: true, isRestored: true }, /^We restored what you typed/],
  [{ isStored: false, isRestored: true }, /does not save your answers/],
])('a draft shows its status: %j', (draft, sentence) => {
  show(<DraftNote draft={draft} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
