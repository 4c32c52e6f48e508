import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider, UiProvider } from '@hirehq/shared-ui';
import { createFakeShell, fakeFailure, sessionUser } from '@hirehq/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnsavedWork } from '../shell-api/unsaved-work.ts';
import { ShellServicesProvider, type ShellServices } from '../shell-api/shell-services.tsx';
import { loadMessages } from '../shell-api/messages.ts';
import { ShellData } from '../shell-api/shell-data.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import { useFeedback } from './use-feedback.tsx';

function Header() {
  const { open, dialog } = useFeedback(sessionUser());
  return (
    <>
      <FeedbackButton onOpen={open} />
      {dialog}
    </>
  );
}

const unsavedWork = createUnsavedWork();

async function openDialog() {
  const own = createFakeShell({ remote: 'shell' });
  const { api } = own;
  api.respondToRest('GET feedback/exists', true);
  api.respondToRest('POST feedback', true);
  const services = { config: { appVersion: '4.0.4' }, own, unsavedWork } as unknown as ShellServices;
  render(
    <ShellServicesProvider value={services}>
      <IntlProvider locale="en" messages={{ ...(await loadMessages('en')) }}>
        <UiProvider variant="D" colorScheme="light" env="test">
          <ShellData>
            <Header />
          </ShellData>
        </UiProvider>
      </IntlProvider>
    </ShellServicesProvider>,
  );
  await showDialog();
  return api;
}

async function showDialog(): Promise<void> {
  const opener = screen.getByRole('button', { name: 'Feedback' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Feedback' });
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Tell us about your experience');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const picture = (name: string, size = 10) => new File(['GIF89a'.padEnd(size)], name, { type: 'image/gif' });
/** Files are read before they are accepted. */
async function add(file: File, shows = file.name): Promise<void> {
  fireEvent.change(screen.getByLabelText('Add Screenshot', { selector: 'input' }), { target: { files: [file] } });
  await screen.findByText(shows);
}
const addButton = () => screen.queryByRole('button', { name: 'Add Screenshot' });

const NOT_COPIED = 'We could not copy the details. Your text is still here: select it and copy it yourself.';

function fillIn(): void {
  type(subject(), 'search');
  type(text(), 'It works');
}

describe('the feedback dialog', () => {
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('SH-33 normalises and counts typed text, and enables Submit once both fields are filled in', async () => {
    await openDialog();
    expect(submit().disabled).toBe(true);
    type(subject(), '  search is slow');
    expect(subject().value).toBe('Search is slow');
    expect(submit().disabled).toBe(true);
    type(text(), ' ');
    expect([text().value, submit().disabled]).toEqual(['', true]);
    type(text(), ' It works');
    expect(text().value).toBe('It works');
    expect(screen.getByText('8/256')).toBeInTheDocument();
    expect(submit().disabled).toBe(false);
    expect([subject().maxLength, text().maxLength]).toEqual([128, 256]);
  });

  it('SH-33 keeps the caret when the beginning of a text is normalised', async () => {
    await openDialog();
    type(subject(), 'Search');
    subject().focus();
    fireEvent.change(subject(), { target: { value: 'xSearch', selectionEnd: 1 } });
    expect([subject().value, subject().selectionStart]).toEqual(['XSearch', 1]);
  });

  it('SH-33 accepts two screenshots, each removable, and no third', async () => {
    await openDialog();
    await add(picture('one.gif'));
    expect(addButton()).not.toBeNull();
    await add(picture('two.gif'));
    expect(addButton()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove one.gif' }));
    expect(addButton()).not.toBeNull();
    expect(screen.queryByText('one.gif')).not.toBeInTheDocument();
    expect(screen.getByText('two.gif')).toBeInTheDocument();
  });

  it('SH-33 reports a file that is no image or too large, until the next one is chosen', async () => {
    await openDialog();
    const wrongType = 'Please upload only JPG, JPEG, PNG formats!';
    await add(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }), wrongType);
    await add(picture('huge.gif', 1024 * 1024 + 1), 'Maximum upload size exceeded. Try to upload a file upto 1MB.');
    await add(new File(['just text'], 'notes.png', { type: 'image/png' }), wrongType);
    await add(picture('one.gif'));
    expect(screen.queryByText(wrongType)).not.toBeInTheDocument();
    expect([screen.queryByText('huge.gif'), screen.queryByText('notes.png')]).toEqual([null, null]);
  });

  it('SH-33 SH-34 posts everything, says thanks, and is empty the next time', async () => {
    const api = await openDialog();
    fillIn();
    const screenshot = picture('one.gif');
    await add(screenshot);
    fireEvent.click(submit());
    expect(await screen.findByText('Thanks for the feedback.')).toBeInTheDocument();
    expect(api.restCalls.map(({ key }) => key)).toEqual(['GET feedback/exists', 'POST feedback']);
    expect(api.restCalls[1]?.input).toEqual({
      body: {
        browserName: 'Other',
        browserVersion: '',
        appVersion: '4.0.4',
        resolution: '0x0',
        platform: expect.any(String) as string,
        subject: 'Search',
        application: 'hireHQ Candidate',
        menuUrl: 'http://localhost:3000/',
        feedback: 'It works',
        ipAddress: '',
        userId: sessionUser().candidateId,
        latitude: null,
        longitude: null,
        formData: JSON.stringify({ attachments: [{ name: 'one.gif', type: 'image/gif', size: 10 }] }),
      },
      files: { attachments: [screenshot] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Feedback' }));
    await showDialog();
    expect([subject().value, text().value, screen.queryByText('one.gif')]).toEqual(['', '', null]);
  });

  describe('when feedback is not accepted', () => {
    const writeText = vi.fn<(text: string) => Promise<void>>();
    beforeEach(() => {
      writeText.mockReset().mockResolvedValue();
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
    });

    it.each([
      ['says no', false],
      ['is not there', fakeFailure('NOT_FOUND')],
      ['is not there yet', fakeFailure('NOT_AVAILABLE_YET')],
    ])('SH-33 SH-34 copies all details if the existence endpoint %s', async (_, exists) => {
      const api = await openDialog();
      api.respondToRest('GET feedback/exists', exists);
      fillIn();
      fireEvent.click(submit());
      expect((await screen.findAllByText('Details are copied to the clipboard.')).length).toBeGreaterThan(0);
      expect(writeText.mock.calls[0]?.[0]).toContain('subject: Search\nfeedback: It works');
      expect(writeText.mock.calls[0]?.[0]).toContain('ipAddress: unknown\nlatitude: unknown\nlongitude: unknown');
      expect(api.restCalls.map(({ key }) => key)).toEqual(['GET feedback/exists']);
    });

    it.each(['refuses', 'is missing'])('SH-33 says so if the clipboard %s, and keeps the text', async (how) => {
      if (how === 'refuses') writeText.mockRejectedValue(new Error('denied'));
      else Reflect.deleteProperty(navigator, 'clipboard');
      const api = await openDialog();
      api.respondToRest('GET feedback/exists', false);
      fillIn();
      fireEvent.click(submit());
      expect((await screen.findAllByText(NOT_COPIED)).length).toBeGreaterThan(0);
      expect([subject().value, text().value]).toEqual(['Search', 'It works']);
    });

    it('SH-33 does not touch the clipboard if the endpoint cannot be reached', async () => {
      const api = await openDialog();
      api.respondToRest('GET feedback/exists', fakeFailure('UNREACHABLE'));
      fillIn();
      fireEvent.click(submit());
      expect((await screen.findAllByText('Something went Wrong')).length).toBeGreaterThan(0);
      expect(writeText).not.toHaveBeenCalled();
    });
  });

  it.each([
    ['RATE_LIMITED', 'Something went Wrong', undefined],
    ['UNREACHABLE', 'Something went Wrong', undefined],
    ['INTERNAL', 'Oops! Something went wrong. Please try again later.', undefined],
    ['FILE_TYPE_REFUSED', 'Something went Wrong', 'Please upload only JPG, JPEG, PNG formats!'],
    ['PICTURE_BROKEN', 'Something went Wrong', 'This image is damaged or too large. Please choose another one.'],
  ] as const)('SH-33 SH-40 %s: tells it, and keeps what was typed', async (code, toast, atTheField) => {
    const api = await openDialog();
    api.respondToRest('POST feedback', fakeFailure(code));
    fillIn();
    await add(picture('one.gif'));
    fireEvent.click(submit());
    expect((await screen.findAllByText(toast)).length).toBeGreaterThan(0);
    if (atTheField) expect(screen.getByText(atTheField)).toBeInTheDocument();
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect([subject().value, text().value]).toEqual(['Search', 'It works']);
    expect(screen.getByText('one.gif')).toBeInTheDocument();
  });

  it('SH-33 keeps the text while the dialog is closed', async () => {
    await openDialog();
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Close feedback' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(unsavedWork.exists()).toBe(true);
    await showDialog();
    expect([subject().value, text().value]).toEqual(['Search', 'It works']);
    fireEvent.click(submit());
    await waitFor(() => expect(unsavedWork.exists()).toBe(false));
  });
});
