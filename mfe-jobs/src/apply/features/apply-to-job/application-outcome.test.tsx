import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { ApplicationSubmitted } from './application-outcome.tsx';

const said = async (applyChannel: 'SYSTEM' | 'MAIL') => {
  const shell = createFakeShell({ session: signedIn() });
  const job = { title: 'Harbour pilot', company: 'North Harbour', applyChannel };
  renderInShell(<ApplicationSubmitted job={job} applicationId="0198b1c2-7a3e-7c11-9d2f-4be07a5fc2d1" />, {
    shell,
    messages,
    reactions,
    at: '/',
    path: '/',
  });
  return (await screen.findByRole('status')).textContent;
};

test('JB-15 an application that the system of an employer reads is said to be readable there', async () => {
  const text = await said('SYSTEM');
  expect(text).toContain('We sent your application for Harbour pilot to North Harbour.');
  expect(text).toContain('North Harbour can read your application in its own system.');
  expect(text).not.toContain('We email');
});

test('JB-15 a sent application has a reference number', async () => {
  expect(await said('SYSTEM')).toContain('Reference number: 7A5F-C2D1');
});

test('JB-15 of an application that is mailed, only the mail with its link is promised', async () => {
  const text = await said('MAIL');
  expect(text).toContain('We have received your application for Harbour pilot at North Harbour.');
  expect(text).toContain('We email North Harbour a link to your application.');
  expect(text).not.toMatch(/to North Harbour\.|system|will read|reads|responds/);
});
