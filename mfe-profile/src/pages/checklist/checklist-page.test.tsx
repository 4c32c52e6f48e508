import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SPECIALTY_CHECKLISTS, GENERAL_CHECKLIST } from '@hirehq/shared-contracts/checklists';
import { checklistOf, contentOf } from '../../../tests/profile-of.ts';
import { renderProfilePage } from '../../../tests/render-profile-page.tsx';
import { ChecklistsDocument, SaveChecklistDocument } from '../../features/rate-skills/checklists.graphql.ts';
import type { Checklist } from '../../features/rate-skills/checklists.query.ts';
import english from '../../messages/en.json' with { type: 'json' };
import { ChecklistPage } from './checklist-page.tsx';

const skill = (id: string, rating: number | null = null) => ({
  id,
  group: 'nursing',
  kind: 'SKILL' as const,
  required: true,
  done: rating !== null,
  rating,
  files: [],
});
const ward = (changes: Partial<Checklist> = {}) =>
  checklistOf({ id: 'medical-surgical', items: [skill('vital-signs', 2), skill('wound-care')], ...changes });
const complete = ward({ items: [skill('vital-signs', 2), skill('wound-care', 3)] });

const page = (checklists: readonly Checklist[], at = '/candidate/add-checklist') =>
  renderProfilePage(<ChecklistPage />, { content: contentOf({ checklists }), at });

test('PR-12 a checklist is chosen by specialty, rated and saved', async () => {
  const { open, user, api, asked } = page([ward(), checklistOf({ id: 'emergency', items: [skill('triage')] })]);
  api.respondToGraphql(SaveChecklistDocument, { saveChecklist: { __typename: 'SaveChecklistDone', checklist: complete } });
  open();
  expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Medical and surgical nursing' }));
  const wounds = await screen.findByRole('radiogroup', { name: 'Wound care' });
  expect(screen.getByText(/1 required item is not done yet/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('radio', { name: 'Can teach it' }).at(-1) ?? wounds);
  expect(screen.getByText('Save your changes before you sign.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save the checklist' }));
  expect(await screen.findByLabelText(/^Your full name/)).toBeInTheDocument();
  expect(asked('SaveChecklist')).toEqual([
    { input: { id: 'medical-surgical', version: '1', ratings: [{ item: 'wound-care', rating: 3 }], tasks: [] } },
  ]);
});

test('PR-12 what was rated and not saved survives a reload', async () => {
  const { open, user } = page([ward()]);
  const { unmount } = open();
  await screen.findByRole('radiogroup', { name: 'Wound care' });
  await user.click(screen.getAllByRole('radio', { name: 'Independent' }).at(-1) ?? document.body);
  unmount();
  open();
  await screen.findByRole('radiogroup', { name: 'Wound care' });
  expect(screen.getAllByRole('radio', { name: 'Independent' }).at(-1)).toBeChecked();
  expect(screen.getByText('Save your changes before you sign.')).toBeInTheDocument();
});

test('PR-12 a complete checklist is signed with the name, and shows until when that is valid', async () => {
  const { open, user, api, asked } = page([complete]);
  open();
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const signature = { signedName: 'Ada Byron', signedAt: '2026-11-22T09:00:00Z', expiresOn: '2099-11-22' };
  api.respondToGraphql(ChecklistsDocument, { checklists: [{ ...complete, ...signature }] });
  expect(screen.getByLabelText(/^Your full name/)).toHaveAccessibleDescription('Enter your name to sign');
  await user.type(screen.getByLabelText(/^Your full name/), 'Ada Byron');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/Signed by/)).toHaveTextContent('Signed by Ada Byron on Nov 22, 2026, valid until Nov 22, 2099');
  expect(asked('SignChecklist')).toEqual([{ id: 'medical-surgical', signedName: 'Ada Byron', version: '1' }]);
});

test('PR-12 changing a signed checklist says that saving ends the signature', async () => {
  const signature = { signedName: 'Ada', signedAt: '2026-11-22T09:00:00Z', expiresOn: '2099-11-22' };
  const { open, user } = page([{ ...complete, ...signature }]);
  open();
  await screen.findByRole('radiogroup', { name: 'Wound care' });
  await user.click(screen.getAllByRole('radio', { name: 'No experience' }).at(-1) ?? document.body);
  expect(screen.getByText(/Saving your changes ends this signature/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByText(/Saving your changes ends this signature/)).not.toBeInTheDocument();
});

test('PR-12 the general checklist takes documents and tasks', async () => {
  const { open, user, sent, asked } = page([checklistOf()]);
  open();
  await user.upload(
    within(await screen.findByRole('group', { name: 'Identity document' })).getByLabelText('Upload a file', {
      selector: 'input',
    }),
    new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('passport.pdf was uploaded')).toBeInTheDocument();
  expect(sent('POST upload-file')).toEqual([{ category: 'BACKGROUND' }]);
  expect(asked('SaveChecklist')).toMatchObject([{ input: { id: 'general', files: [{ item: 'identity-document' }] } }]);
  await user.click(screen.getByRole('checkbox', { name: 'Check your contact details' }));
  await user.click(screen.getByRole('button', { name: 'Save the checklist' }));
  await waitFor(() => expect(asked('SaveChecklist')).toHaveLength(2));
  expect(asked('SaveChecklist')[1]).toEqual({
    input: { id: 'general', version: '1', ratings: [], tasks: [{ item: 'check-contact-details', done: true }] },
  });
});

test('PR-12 without a checklist, as for variant N, the page says so', async () => {
  const { open } = page([]);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no checklist here' })).toBeInTheDocument();
});

test('PR-12 every checklist, group and item has its text', () => {
  const ids = [...SPECIALTY_CHECKLISTS, GENERAL_CHECKLIST].flatMap(({ id, groups }) => [
    `checklist.name.${id}`,
    ...groups.flatMap((group) => [`checklist.group.${group.id}`, ...group.items.map((item) => `checklist.item.${item}`)]),
  ]);
  expect(ids.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
});

test('PR-12 an item that two tabs rated differently shows both ratings, and waits for a choice', async () => {
  const { open, user, api, asked } = page([ward()]);
  const elsewhere = ward({ version: '2', items: [skill('vital-signs', 3), skill('wound-care', 1)] });
  api.respondToGraphql(SaveChecklistDocument, ({ input }) =>
    input.version === '2'
      ? { saveChecklist: { __typename: 'SaveChecklistDone' as const, checklist: complete } }
      : {
          saveChecklist: { __typename: 'SaveChecklistRefused' as const, code: 'STALE' as const, message: '', current: elsewhere },
        },
  );
  open();
  await screen.findByRole('radiogroup', { name: 'Wound care' });
  await user.click(screen.getAllByRole('radio', { name: 'Can teach it' }).at(-1) ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Save the checklist' }));
  const panel = await screen.findByRole('group', { name: /also changed elsewhere/ });
  expect(within(panel).getByText('Can teach it')).toBeInTheDocument();
  expect(within(panel).getByText('Need supervision')).toBeInTheDocument();
  // What only the other tab changed was taken over.
  expect(screen.getByText(/Vital signs/, { selector: '[role="status"]' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: /Keep mine/ }));
  await user.click(screen.getByRole('button', { name: 'Save the checklist' }));
  await waitFor(() => expect(asked('SaveChecklist')).toHaveLength(2));
  expect(asked('SaveChecklist')[1]).toEqual({
    input: { id: 'medical-surgical', version: '2', ratings: [{ item: 'wound-care', rating: 3 }], tasks: [] },
  });
});
