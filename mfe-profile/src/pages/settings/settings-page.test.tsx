import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { candidateOf, createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { accountOf, respondWithAccount, DELETION_ON, MADE, POOL, STORAGE } from '../../../tests/account-of.ts';
import { ChangeEmailDocument, ConfirmEmailDocument } from '../../features/change-email/change-email.graphql.ts';
import { SaveAccountSettingsDocument } from '../../features/choose-language/save-language.graphql.ts';
import { CancelDeletionDocument, RequestDeletionDocument } from '../../features/delete-account/delete-account.graphql.ts';
import { RequestExportDocument } from '../../features/export-data/export-data.graphql.ts';
import { RequestUnbindDocument } from '../../features/leave-pool/leave-pool.graphql.ts';
import { SignOutEverywhereDocument } from '../../features/manage-sign-in/sign-out-everywhere.graphql.ts';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { StorageDocument } from '../../features/view-storage/storage.graphql.ts';
import { RemoveProfileRecordDocument, RestoreProfileRecordDocument } from '../../shared/removal/profile-record.graphql.ts';
import { AccountSettingsDocument } from '../../shared/account-settings/account-settings.graphql.ts';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import { SettingsPage } from './settings-page.tsx';

interface Options {
  isFilled?: boolean;
  /** The settings cannot be loaded. */
  isOut?: boolean;
  /** The storage cannot be loaded the first time. */
  isStorageOut?: boolean;
  variant?: 'D' | 'N' | 'H';
  /** What an earlier page has stored in this browser. */
  storage?: ShellApi['storage'];
}

function show(
  changes: Partial<AccountState> = {},
  { isFilled = true, isOut = false, isStorageOut = false, variant = 'D', storage }: Options = {},
) {
  const fake = createFakeShell({ remote: 'profile', session: signedIn(), isFilled: () => isFilled, variant });
  const shell = { ...fake, ...(storage && { storage }) };
  const change = respondWithAccount(shell.api, accountOf(changes));
  if (isOut) shell.api.respondToGraphql(AccountSettingsDocument, fakeFailure('UNREACHABLE'));
  let fails = isStorageOut;
  if (isStorageOut)
    shell.api.respondToGraphql(StorageDocument, () => {
      const now = fails;
      fails = false;
      return now ? fakeFailure('UNREACHABLE') : { storage: STORAGE };
    });
  shell.api.respondToRest('GET candidates/', candidateOf({ neuroClassification: 'ND' }));
  shell.api.respondToRest('PUT candidates/', ({ body }) =>
    candidateOf({ neuroClassification: body.neuroClassification ?? null }),
  );
  renderInShell(<SettingsPage />, { shell, messages, reactions, at: '/candidate/settings' });
  return { shell, api: shell.api, change, user: userEvent.setup() };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const toasts = ({ shell }: ReturnType<typeof show>) => shell.toasts.map(({ kind }) => kind);

describe.each(['D', 'N', 'H'] as const)('PR-11 on brand %s', (variant) => {
  test('has a heading for each part, in the order of the page', async () => {
    show({}, { variant });
    await screen.findByRole('region', { name: 'Email address' });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Settings',
      'Email address',
      'Signing in',
      'Language and time zone',
      'Reading and accessibility',
      'Notifications',
      'Neurotypical or neurodistinct',
      'Talent pool',
      'Storage',
      'A copy of your data',
      'Terms',
      'Delete account',
    ]);
  });

  test('lists the parts that the account has, with a link to each', async () => {
    show({}, { variant, isFilled: false });
    await screen.findByRole('region', { name: 'Email address' });
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Email address', '/candidate/settings#email'],
      ['Signing in', '/candidate/settings#provider'],
      ['Language and time zone', '/candidate/settings#language'],
      ['Neurotypical or neurodistinct', '/candidate/settings#classification'],
      ['Talent pool', '/candidate/settings#pool'],
      ['Storage', '/candidate/settings#storage'],
      ['A copy of your data', '/candidate/settings#export'],
      ['Terms', '/candidate/settings#terms'],
      ['Delete account', '/candidate/settings#delete'],
    ]);
    for (const [, href] of links) expect(document.getElementById(href?.split('#')[1] ?? '')).toBeVisible();
  });
});

describe('PR-11 the email address', () => {
  test('changes with the code that was sent to the new one', async () => {
    const stage = show();
    const email = await section('Email address');
    expect(email.getByText('Verified')).toBeVisible();
    await stage.user.type(email.getByLabelText('New email address'), 'new@example.com');
    await stage.user.click(email.getByRole('button', { name: 'Send code' }));
    expect(await email.findByText(/We sent a code to/)).toHaveTextContent('new@example.com');
    expect(email.getByText('Not verified')).toBeVisible();
    await stage.user.type(email.getByLabelText('Code from the email'), '123456');
    await stage.user.click(email.getByRole('button', { name: 'Confirm address' }));
    await waitFor(() =>
      expect(stage.shell.toasts.at(-1)).toEqual({ kind: 'success', message: 'Your email address is changed.' }),
    );
    expect(email.getByText('new@example.com')).toBeVisible();
    expect(email.getByText('Verified')).toBeVisible();
  });

  test('says what is wrong with an address or a code, and keeps what was typed', async () => {
    const { api, user } = show({ pendingEmailAddress: 'new@example.com', emailVerified: false });
    const email = await section('Email address');
    api.respondToGraphql(ConfirmEmailDocument, {
      confirmEmail: { __typename: 'ConfirmEmailRefused', code: 'CODE_WRONG', message: 'Wrong.' },
    });
    await user.type(email.getByLabelText('Code from the email'), '000000');
    await user.click(email.getByRole('button', { name: 'Confirm address' }));
    expect(await email.findByRole('alert')).toHaveTextContent('This code is wrong or has expired.');
    expect(email.getByLabelText('Code from the email')).toHaveValue('000000');
    await user.click(email.getByRole('button', { name: 'Use another address' }));
    await user.type(email.getByLabelText('New email address'), 'nobody');
    await user.click(email.getByRole('button', { name: 'Send code' }));
    expect(await email.findByText('Enter an email address, such as name@example.com')).toBeVisible();
    api.respondToGraphql(ChangeEmailDocument, fakeFailure('UNREACHABLE'));
    await user.type(email.getByLabelText('New email address'), '@example.com');
    await user.click(email.getByRole('button', { name: 'Send code' }));
    expect(await email.findByRole('alert')).toHaveTextContent(/could not reach/i);
    expect(email.getByLabelText('New email address')).toHaveValue('nobody@example.com');
  });

  test('is changed at an identity provider that owns it', async () => {
    const { shell, user } = show({
      providerActions: ['PASSWORD', 'PASSKEYS', 'SESSIONS', 'ACCOUNT'],
      providerAccountUrl: 'https://sso.example/realms/jobs/account',
    });
    const email = await section('Email address');
    expect(email.queryByLabelText('New email address')).not.toBeInTheDocument();
    await user.click(email.getByRole('button', { name: 'Change email address' }));
    const signing = await section('Signing in');
    await user.click(signing.getByRole('button', { name: 'Change password' }));
    await user.click(signing.getByRole('button', { name: 'Add a passkey' }));
    expect(shell.session.left.map(({ options }) => (options as { action: string }).action)).toEqual([
      'UPDATE_EMAIL',
      'UPDATE_PASSWORD',
      'webauthn-register-passwordless',
    ]);
    expect(signing.getByRole('link', { name: 'Show devices' })).toHaveAttribute(
      'href',
      'https://sso.example/realms/jobs/account/account-security/device-activity',
    );
    expect(signing.getByRole('link', { name: 'Open account' })).toHaveAttribute(
      'href',
      'https://sso.example/realms/jobs/account',
    );
  });
});

describe('SV-07 the storage', () => {
  test('says how much of it is used, and for what', async () => {
    show();
    const storage = await section('Storage');
    expect(await storage.findByText('12 MB of 600 MB used')).toBeVisible();
    expect(storage.getByRole('meter', { name: '12 MB of 600 MB used' })).toHaveAttribute('value', String(12 * 1024 * 1024));
    expect(storage.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Résumés2 MB of 60 MB · 1 file of 20', 'Documents of checklists10 MB of 150 MB · 2 files of 100']),
    );
  });

  test('lists files that no checklist uses, which can be removed and restored', async () => {
    const { api, user } = show();
    const storage = await section('Storage');
    api.respondToGraphql(RemoveProfileRecordDocument, ({ kind, id }) => ({
      removeProfileRecord: { __typename: 'RemoveProfileRecordDone' as const, kind, id, restorableUntil: DELETION_ON },
    }));
    const unused = within(await storage.findByRole('region', { name: 'Files that no checklist uses' }));
    await user.click(unused.getByRole('button', { name: 'Remove: passport.pdf' }));
    expect(await unused.findByRole('status')).toHaveTextContent('passport.pdf');
    expect(unused.queryByRole('button', { name: 'Remove: passport.pdf' })).not.toBeInTheDocument();
    api.respondToGraphql(RestoreProfileRecordDocument, {
      restoreProfileRecord: { __typename: 'RestoreProfileRecordRefused', code: 'STORAGE_QUOTA_REACHED', message: 'Full.' },
    });
    await user.click(unused.getByRole('button', { name: /^Undo/ }));
    expect(await unused.findByRole('alert')).toHaveTextContent(/Your files use all of your storage/);
  });

  test('that could not be loaded can be requested again', async () => {
    const { user } = show({}, { isStorageOut: true });
    const storage = await section('Storage');
    expect(await storage.findByRole('alert')).toHaveTextContent('We could not load how much storage you use.');
    await user.click(storage.getByRole('button', { name: 'Try again' }));
    expect(await storage.findByText('12 MB of 600 MB used')).toBeVisible();
  });
});

describe('PR-11 signing out everywhere', () => {
  const providerActions = ['PASSWORD', 'SIGN_OUT_EVERYWHERE'] as const;

  test('asks first, and then leaves this page too', async () => {
    const { shell, api, user } = show({ providerActions });
    api.respondToGraphql(SignOutEverywhereDocument, {
      signOutEverywhere: { __typename: 'SignOutEverywhereDone', endedAt: '2026-03-01T12:00:00.000Z' },
    });
    const part = await section('Signing in');
    shell.answerQuestions(false);
    await user.click(part.getByRole('button', { name: 'Sign out everywhere' }));
    expect(api.graphqlCalls.map(({ name }) => name)).not.toContain('SignOutEverywhere');
    shell.answerQuestions(true);
    await user.click(part.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(shell.session.left.map(({ to }) => to)).toEqual(['sign-out']));
  });

  test('that fails says so, and nobody is signed out', async () => {
    const stage = show({ providerActions });
    stage.api.respondToGraphql(SignOutEverywhereDocument, fakeFailure('UNREACHABLE'));
    await stage.user.click((await section('Signing in')).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(toasts(stage)).toEqual(['error']));
    expect(stage.shell.session.left).toEqual([]);
  });
});

describe('PR-11 language and time zone', () => {
  test('are saved at once; the page follows the language', async () => {
    const stage = show();
    const part = await section('Language and time zone');
    await stage.user.selectOptions(part.getByRole('combobox', { name: 'Language' }), 'Español');
    await waitFor(() => expect(stage.shell.locale.current()).toBe('es'));
    const zone = await screen.findByRole('combobox', { name: 'Zona horaria' });
    await stage.user.selectOptions(zone, 'America/Bogota');
    await waitFor(() => expect(toasts(stage)).toEqual(['success', 'success']));
    expect(zone).toHaveValue('America/Bogota');
  });

  test('a time zone that was chosen elsewhere on the page, or on another device, is shown', async () => {
    const stage = show();
    const zone = (await section('Language and time zone')).getByRole('combobox', { name: 'Time zone' });
    stage.shell.events.arrive('time-zone.chosen', { timeZone: 'America/Bogota' });
    await waitFor(() => expect(zone).toHaveValue('America/Bogota'));
  });

  test('that could not be saved are reverted, with the reason', async () => {
    const stage = show();
    stage.api.respondToGraphql(SaveAccountSettingsDocument, fakeFailure('UNREACHABLE'));
    const zone = (await section('Language and time zone')).getByRole('combobox', { name: 'Time zone' });
    await stage.user.selectOptions(zone, 'America/Bogota');
    await waitFor(() => expect(stage.shell.toasts[0]?.message).toMatch(/^Your change was not saved\. /));
    expect(zone).toHaveValue('Europe/Amsterdam');
    await stage.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'العربية');
    await waitFor(() => expect(toasts(stage)).toEqual(['error', 'error']));
    expect(stage.shell.locale.current()).toBe('en');
  });
});

describe('PR-11 the classification', () => {
  test('says what is stored and who sees it, and can be removed', async () => {
    const stage = show();
    const part = await section('Neurotypical or neurodistinct');
    expect(part.getByText(/nothing about a diagnosis/)).toBeVisible();
    expect(part.getByText(/no employer/)).toBeVisible();
    expect(await part.findByRole('radio', { name: 'Neurodistinct' })).toBeChecked();
    await stage.user.click(part.getByRole('radio', { name: 'I prefer not to say' }));
    await waitFor(() => expect(toasts(stage)).toEqual(['success']));
    const sent = stage.api.restCalls.find(({ key }) => key === 'PUT candidates/');
    expect(sent?.input).toMatchObject({ body: { neuroClassification: null } });
  });

  test('that was not saved shows what is stored again', async () => {
    const stage = show();
    stage.api.respondToRest('PUT candidates/', fakeFailure('UNREACHABLE'));
    const part = await section('Neurotypical or neurodistinct');
    await stage.user.click(await part.findByRole('radio', { name: 'Neurotypical' }));
    await waitFor(() => expect(toasts(stage)).toEqual(['error']));
    expect(part.getByRole('radio', { name: 'Neurodistinct' })).toBeChecked();
  });
});

describe('PR-11 an employer’s talent pool', () => {
  test('is left with the employer’s consent, after a question', async () => {
    const stage = show();
    const pool = await section('Talent pool');
    stage.shell.answerQuestions(false);
    await stage.user.click(pool.getByRole('button', { name: 'Ask to leave the pool' }));
    expect(stage.api.graphqlCalls.map(({ name }) => name)).not.toContain('RequestUnbind');
    stage.shell.answerQuestions(true);
    await stage.user.click(pool.getByRole('button', { name: 'Ask to leave the pool' }));
    expect(await pool.findByText(/You asked Acme to release you/)).toBeVisible();
    expect(pool.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that declined can be asked again; a failure is said', async () => {
    const stage = show({ pool: { ...POOL, unbindRequestStatus: 'R' } });
    stage.api.respondToGraphql(RequestUnbindDocument, fakeFailure('UNREACHABLE'));
    const pool = await section('Talent pool');
    expect(pool.getByText('Acme declined your request.')).toBeVisible();
    await stage.user.click(pool.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(toasts(stage)).toEqual(['error']));
  });

  test('is no part of the page for candidates without one', async () => {
    show({ pool: null });
    await section('Terms');
    expect(screen.queryByRole('region', { name: 'Talent pool' })).not.toBeInTheDocument();
  });
});

describe('PR-11 a copy of the data', () => {
  test('is requested, made, and downloaded', async () => {
    const stage = show();
    const copy = await section('A copy of your data');
    await stage.user.click(copy.getByRole('button', { name: 'Request a copy' }));
    expect(await copy.findByText(/Your copy is being made/)).toBeVisible();
    const step = () => copy.getAllByRole('listitem').find((each) => each.getAttribute('aria-current') === 'step')?.textContent;
    expect(step()).toContain('Being made');
    stage.change({ export: MADE });
    const link = await copy.findByRole('link', { name: 'Download (20 kB)' }, { timeout: 20_000 });
    expect(link).toHaveAttribute('href', MADE.signedUrl);
    expect(copy.getByText(/You can download it until/)).toBeVisible();
    expect(step()).toContain('Ready to download');
  });

  test('that is refused says why', async () => {
    const { api, user } = show();
    api.respondToGraphql(RequestExportDocument, {
      requestExport: { __typename: 'RequestExportRefused', code: 'RATE_LIMITED', message: 'Too many.' },
    });
    const copy = await section('A copy of your data');
    await user.click(copy.getByRole('button', { name: 'Request a copy' }));
    expect(await copy.findByRole('alert')).toHaveTextContent('You have requested several copies today.');
  });
});

describe('PR-11 deleting the account', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }));

  test('says what remains, needs the address, and can be withdrawn', async () => {
    const stage = show();
    const part = await section('Delete account');
    expect(part.getByText(/the law can require them to keep those/)).toBeVisible();
    expect(part.getByText('The account you sign in with is deleted too.')).toBeVisible();
    await stage.user.click(part.getByRole('button', { name: 'Delete my account' }));
    await stage.user.type((await dialog()).getByLabelText('Your email address'), 'ada@example.com');
    await stage.user.click((await dialog()).getByRole('button', { name: 'Delete account' }));
    const notice = await section('Your account will be deleted on March 15, 2026');
    expect(screen.queryByRole('region', { name: 'Delete account' })).not.toBeInTheDocument();
    await stage.user.click(notice.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(stage.shell.toasts.at(-1)?.message).toBe('Your account stays.'));
    await section('Delete account');
  });

  test('with another address is refused', async () => {
    const { api, user } = show();
    api.respondToGraphql(RequestDeletionDocument, {
      requestDeletion: { __typename: 'RequestDeletionRefused', code: 'CONFIRMATION_WRONG', message: 'Wrong.' },
    });
    await user.click((await section('Delete account')).getByRole('button', { name: 'Delete my account' }));
    await user.type((await dialog()).getByLabelText('Your email address'), 'eve@example.com');
    await user.click((await dialog()).getByRole('button', { name: 'Delete account' }));
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('This is not the email address of your account.');
  });

  test('that is under way is said first, and a failure to keep the account is said', async () => {
    const stage = show({ deletionOn: DELETION_ON });
    const notice = await section('Your account will be deleted on March 15, 2026');
    stage.api.respondToGraphql(CancelDeletionDocument, fakeFailure('UNREACHABLE'));
    await stage.user.click(notice.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(toasts(stage)).toEqual(['error']));
    await stage.user.click(notice.getByRole('button', { name: 'Continue' }));
    expect(stage.shell.session.goneOn).toEqual([undefined]);
  });

  test('at an external identity provider says whether the account there stays', async () => {
    show({ providerAccountDeleted: false });
    expect((await section('Delete account')).getByText(/belongs to an external identity provider and stays/)).toBeVisible();
  });
});

test('PR-11 AX-01 notification and reading preferences are shown by the remotes that have them, where they are deployed', async () => {
  const { shell } = show();
  await section('Terms');
  expect([...shell.shownSlots.keys()]).toEqual(['settings.accessibility', 'settings.notifications']);
});

test('PR-11 without those remotes there is no part for them', async () => {
  const { shell } = show({}, { isFilled: false });
  await section('Terms');
  for (const name of ['Notifications', 'Reading and accessibility'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect([...shell.shownSlots.keys()]).toEqual([]);
});

test('PR-11 settings that cannot be loaded can be requested again', async () => {
  const { user, api } = show({}, { isOut: true });
  expect(await screen.findByRole('heading', { name: 'Your settings could not be loaded' })).toBeVisible();
  respondWithAccount(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await section('Email address');
});

describe('PR-11 what hands the account over requires a recent sign-in', () => {
  const refused = { code: 'SIGN_IN_AGAIN', message: 'Please sign in again.' } as const;

  /** The page is left for the sign-in; this is the page to which it returns. */
  function comeBack({ shell }: ReturnType<typeof show>, changes: Partial<AccountState> = {}) {
    expect(shell.session.left.map(({ to }) => to)).toEqual(['sign-in-again']);
    cleanup();
    return show(changes, { storage: shell.storage });
  }

  test('a new address is still there, and is sent with one press', async () => {
    const stage = show();
    stage.api.respondToGraphql(ChangeEmailDocument, { changeEmail: { __typename: 'ChangeEmailRefused', ...refused } });
    const email = await section('Email address');
    await stage.user.type(email.getByLabelText('New email address'), 'new@example.com');
    await stage.user.click(email.getByRole('button', { name: 'Send code' }));
    expect(await email.findByRole('alert')).toHaveTextContent('Sign in again to confirm that it is you');
    const back = comeBack(stage);
    const again = await section('Email address');
    expect(again.getByRole('status')).toHaveTextContent('Your new address is still here. Send the code now.');
    expect(again.getByRole('status')).toHaveFocus();
    expect(again.getByLabelText('New email address')).toHaveValue('new@example.com');
    await back.user.click(again.getByRole('button', { name: 'Send code' }));
    expect(await again.findByText(/We sent a code to/)).toHaveTextContent('new@example.com');
    await back.user.click(again.getByRole('button', { name: 'Use another address' }));
    expect(again.getByLabelText('New email address')).toHaveValue('');
    expect(again.queryByText(/is still here/)).not.toBeInTheDocument();
  });

  test('a code is still there', async () => {
    const pending = { pendingEmailAddress: 'new@example.com', emailVerified: false };
    const stage = show(pending);
    stage.api.respondToGraphql(ConfirmEmailDocument, { confirmEmail: { __typename: 'ConfirmEmailRefused', ...refused } });
    const email = await section('Email address');
    await stage.user.type(email.getByLabelText('Code from the email'), '123456');
    await stage.user.click(email.getByRole('button', { name: 'Confirm address' }));
    await email.findByRole('alert');
    comeBack(stage, pending);
    expect((await section('Email address')).getByLabelText('Code from the email')).toHaveValue('123456');
  });

  test('the deletion is confirmed again in its dialog, and nothing is deleted by itself', async () => {
    const stage = show();
    stage.api.respondToGraphql(RequestDeletionDocument, {
      requestDeletion: { __typename: 'RequestDeletionRefused', ...refused },
    });
    await stage.user.click((await section('Delete account')).getByRole('button', { name: 'Delete my account' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await stage.user.type((await dialog()).getByLabelText('Your email address'), 'ada@example.com');
    await stage.user.click((await dialog()).getByRole('button', { name: 'Delete account' }));
    await (await dialog()).findByRole('alert');
    const back = comeBack(stage);
    expect((await dialog()).getByLabelText('Your email address')).toHaveValue('ada@example.com');
    expect(back.api.graphqlCalls.map(({ name }) => name)).not.toContain('RequestDeletion');
    await back.user.click((await dialog()).getByRole('button', { name: 'Delete account' }));
    await section('Your account will be deleted on March 15, 2026');
  });

  test('a copy is requested with one press, and one that is there is linked after a new sign-in', async () => {
    const stage = show();
    stage.api.respondToGraphql(RequestExportDocument, { requestExport: { __typename: 'RequestExportRefused', ...refused } });
    await stage.user.click((await section('A copy of your data')).getByRole('button', { name: 'Request a copy' }));
    await (await section('A copy of your data')).findByRole('alert');
    const locked = comeBack(stage, { export: { ...MADE, signedUrl: null } });
    const copy = await section('A copy of your data');
    expect(copy.getByText(/please sign in again to download it/)).toBeVisible();
    expect(copy.queryByText(/Your copy is being made/)).not.toBeInTheDocument();
    await locked.user.click(copy.getByRole('button', { name: 'Sign in again to download' }));
    comeBack(locked, { export: MADE });
    const open = await section('A copy of your data');
    expect(open.getByRole('link', { name: 'Download (20 kB)' })).toHaveAttribute('href', MADE.signedUrl);
    expect(open.getByText('You can download your copy now.')).toHaveFocus();
  });

  test('what was kept is forgotten after half an hour', async () => {
    const stage = show();
    stage.api.respondToGraphql(ChangeEmailDocument, { changeEmail: { __typename: 'ChangeEmailRefused', ...refused } });
    const email = await section('Email address');
    await stage.user.type(email.getByLabelText('New email address'), 'new@example.com');
    await stage.user.click(email.getByRole('button', { name: 'Send code' }));
    await email.findByRole('alert');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    comeBack(stage);
    expect((await section('Email address')).getByLabelText('New email address')).toHaveValue('');
    clock.mockRestore();
  });
});
