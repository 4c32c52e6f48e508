import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import { createFakeShell, fakeFailure, signedIn, signedOut, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { Panel } from '../../slots/panel.tsx';
import { Settings } from '../../slots/settings.tsx';

const FOCUS = { bionicSelect: 'underline', color: '#B42318', fontSize: 18, fixation: 1 } as const;
const saved: ReadingSettings = { ...READING_DEFAULTS, focus: FOCUS };

async function openPanel(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ remote: 'accessibility', session: signedOut, ...options });
  const result = renderInShell(<Panel />, { shell, messages });
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Reading and accessibility' });
  await user.click(button);
  const panel = within(await screen.findByRole('dialog', { name: 'Reading and accessibility' }));
  const control = (name: string) => panel.getByRole('switch', { name });
  const press = (name: string) => user.click(panel.getByRole('button', { name }));
  const close = async () => {
    await press('Close reading and accessibility');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...result, shell, reading: shell.reading, user, button, panel, control, press, close };
}

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights: new Map(), supports: () => true, escape: (text: string) => text });
});

describe('the panel', () => {
  test('A10 AX-01 has switches for reading focus, toolbar and simplified view, all off at first', async () => {
    const { control, button, panel } = await openPanel();
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    for (const name of ['Reading focus', 'Assistive toolbar', 'Simplified view']) expect(control(name)).not.toBeChecked();
    expect(panel.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  test('AX-01 simplified view is on for variant N until somebody turns it off', async () => {
    const { control, user, reading } = await openPanel({ variant: 'N' });
    expect(control('Simplified view')).toBeChecked();
    await user.click(control('Simplified view'));
    expect(reading.current().simplified).toBe(false);
  });

  test('A10 AX-03 turning reading focus on shows its controls, and applies it without saving', async () => {
    const { control, user, reading, panel } = await openPanel();
    await user.click(control('Reading focus'));
    expect(panel.getByRole('radio', { name: 'Bold' })).toBeChecked();
    expect(panel.getByRole('radio', { name: 'Black, white on dark' })).toBeChecked();
    expect(panel.getByRole('combobox', { name: 'Text size' })).toHaveValue('16');
    expect(panel.getByRole('radio', { name: '3' })).toBeChecked();
    expect(panel.getByText('Every word on the page looks like the words in this sentence.')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Reading focus is on. Save to keep it.');
    expect([reading.current().focus, reading.saves]).toEqual([READING_FOCUS_DEFAULTS, []]);
  });

  test('A5 AX-02 AX-06 each choice is applied at once, and saved together', async () => {
    const { control, user, reading, panel, press, shell } = await openPanel();
    await user.click(control('Reading focus'));
    await user.click(panel.getByRole('radio', { name: 'Underlined' }));
    await user.click(panel.getByRole('radio', { name: 'Red' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Text size' }), '18 pixels');
    await user.click(panel.getByRole('radio', { name: '1, more letters' }));
    expect([reading.current().focus, reading.saves]).toEqual([FOCUS, []]);
    expect(panel.getByText('Changes are not saved yet. Closing discards them.')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Your preferences are saved.' }]));
    expect(reading.saves).toEqual([saved]);
    expect(panel.getByText('Everything is saved.')).toBeVisible();
    // The toast announces it; a second announcement would be heard twice.
    expect(panel.getByRole('status')).toBeEmptyDOMElement();
  });

  test('AX-03 turning reading focus off saves that at once, without a toast, and keeps other changes unsaved', async () => {
    const { control, user, reading, panel, shell } = await openPanel({ session: signedIn(), reading: saved });
    await user.click(control('Simplified view'));
    await user.click(control('Reading focus'));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Reading focus is off.'));
    expect(reading.saves).toEqual([{ ...saved, focus: null }]);
    expect(reading.current()).toEqual({ ...saved, focus: null, simplified: true });
    expect(shell.toasts).toEqual([]);
  });

  test('AX-04 closing reverts what was not saved', async () => {
    const { user, reading, panel, close, button } = await openPanel({ reading: saved });
    await user.click(panel.getByRole('radio', { name: 'Green' }));
    expect(reading.current().focus?.color).toBe('#027A48');
    await close();
    expect([reading.current(), reading.saves]).toEqual([saved, []]);
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('AX-04 closing, signed in with a toolbar that is not saved, resets its tools to the defaults', async () => {
    const tools = { ...READING_DEFAULTS.tools, zoom: 1.2 } as const;
    const stage = await openPanel({ session: signedIn(), reading: { ...saved, tools } });
    await stage.user.click(stage.control('Assistive toolbar'));
    expect(stage.reading.current().toolbar).toBe(true);
    await stage.close();
    expect(stage.reading.current()).toEqual(saved);
  });

  test('AX-04 closing keeps a toolbar that is saved, with its tools', async () => {
    const before: ReadingSettings = { ...saved, toolbar: true, tools: { ...READING_DEFAULTS.tools, zoom: 1.2 } };
    const { close, reading } = await openPanel({ session: signedIn(), reading: before });
    await close();
    expect(reading.current()).toEqual(before);
  });

  test('AX-04 leaving the page with the panel open reverts too', async () => {
    const { user, reading, panel, unmount } = await openPanel({ reading: saved });
    await user.click(panel.getByRole('radio', { name: 'Green' }));
    unmount();
    expect(reading.current()).toEqual(saved);
  });

  test('A10 AX-05 Reset shows fixation 3, 16 pixels, #101828 and bold; Undo shows what is saved', async () => {
    const { reading, press, panel } = await openPanel({ reading: saved });
    await press('Reset');
    expect(reading.current().focus).toEqual({ fixation: 3, fontSize: 16, color: '#101828', bionicSelect: 'bold' });
    expect(panel.getByRole('status')).toHaveTextContent('Reading focus is reset. Save to keep it.');
    await press('Undo changes');
    expect([reading.current(), reading.saves]).toEqual([saved, []]);
    expect(panel.getByRole('status')).toHaveTextContent('Your changes are undone.');
  });

  test('AX-06 a toolbar is saved with a toast, and turned off without Save', async () => {
    const { control, user, reading, press, shell } = await openPanel();
    await user.click(control('Assistive toolbar'));
    await press('Save');
    await waitFor(() => expect(shell.toasts).toHaveLength(1));
    await user.click(control('Assistive toolbar'));
    await waitFor(() => expect(reading.saves).toEqual([{ ...READING_DEFAULTS, toolbar: true }, READING_DEFAULTS]));
    expect(shell.toasts).toHaveLength(1);
  });

  test('A18 AX-06 what could not be saved stays as it is, with the reason and another try', async () => {
    const { control, user, reading, press, panel, shell } = await openPanel({ session: signedIn() });
    await user.click(control('Reading focus'));
    reading.failWith(fakeFailure('UNREACHABLE'));
    await press('Save');
    expect(await panel.findByText(/^Your preferences were not saved\./)).toBeVisible();
    expect(reading.current().focus).toEqual(READING_FOCUS_DEFAULTS);
    expect(control('Reading focus')).toBeChecked();
    reading.failWith(undefined);
    await press('Try again');
    await waitFor(() => expect(shell.toasts).toHaveLength(1));
    expect(panel.queryByText(/^Your preferences were not saved\./)).not.toBeInTheDocument();
    expect(reading.saves).toEqual([{ ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }]);
  });

  test('AX-03 AX-06 reading focus that could not be turned off can be tried again, and other changes stay', async () => {
    const { control, user, reading, press, panel } = await openPanel({ session: signedIn(), reading: saved });
    await user.click(control('Simplified view'));
    reading.failWith(fakeFailure('UNREACHABLE'));
    await user.click(control('Reading focus'));
    expect(await panel.findByText(/^Your preferences were not saved\./)).toBeVisible();
    reading.failWith(undefined);
    await press('Try again');
    await waitFor(() => expect(reading.saves).toEqual([{ ...saved, focus: null }]));
    expect(reading.current()).toEqual({ ...saved, focus: null, simplified: true });
  });

  test('AX-04 AX-06 closing while it is being saved waits for the outcome', async () => {
    const { user, reading, panel, press, close } = await openPanel({ session: signedIn(), reading: saved });
    const { save } = reading;
    let finish = () => {};
    reading.save = async (settings) => {
      await new Promise<void>((resolve) => (finish = resolve));
      await save(settings);
    };
    await user.click(panel.getByRole('radio', { name: 'Green' }));
    await press('Save');
    await close();
    expect(reading.current().focus?.color).toBe('#027A48');
    finish();
    await waitFor(() => expect(reading.saves).toHaveLength(1));
    expect([reading.current(), reading.saved().focus?.color]).toEqual([reading.saved(), '#027A48']);
  });

  test('AX-02 a browser that cannot emphasise parts of words says so', async () => {
    vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
    const { panel } = await openPanel({ reading: saved });
    expect(panel.getByText(/^This browser cannot emphasise parts of words\./)).toBeVisible();
  });

  test('AX-01 is not there on a page whose shell has no reading settings', () => {
    const { reading: _, ...older } = createFakeShell();
    renderInShell(<Panel />, { shell: older as ReturnType<typeof createFakeShell>, messages });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('A10 AX-01 no text promises that anybody reads faster', () => {
  const texts = Object.entries(messages.en).filter(([id]) => id.startsWith('reading.') || id.startsWith('panel.'));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter(([, text]) => /fast|quick|speed/i.test(text))).toEqual([]);
});

test('A14 AX-01 AX-06 the settings page has the same controls', async () => {
  const shell = createFakeShell({ remote: 'accessibility', session: signedIn() });
  const { unmount } = renderInShell(<Settings />, { shell, messages });
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: 'Reading focus' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.reading.saves).toEqual([{ ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }]));
  await user.click(screen.getByRole('radio', { name: 'Purple' }));
  unmount();
  expect(shell.reading.current().focus).toEqual(READING_FOCUS_DEFAULTS);
});
