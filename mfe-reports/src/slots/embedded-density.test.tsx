import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, createFakeSurface } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { densityOf, noDensity } from '../../tests/reports-of.ts';
import { JobDensityDocument } from '../features/view-density/job-density.graphql.ts';
import { messages } from '../messages/index.ts';
import { EmbeddedDensity } from './embedded-density.tsx';

const AT = '/job-list?keyword=nurse&enterprise=acme';

function show(jobDensity: ReturnType<typeof densityOf>) {
  const host = document.body.appendChild(document.createElement('div'));
  const shell = createFakeShell({ surface: createFakeSurface(host, AT) });
  shell.api.respondToGraphql(JobDensityDocument, { jobDensity });
  renderInShell(<EmbeddedDensity />, { shell, messages, at: AT });
  return shell;
}

test('PF-05 where the jobs of an employer are, by location, with links to the public list', async () => {
  const shell = show(densityOf());
  const table = await screen.findByRole('table');
  for (const link of within(table).getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/job-list\?keyword=nurse&.*enterprise=acme$/));
  // Nothing is written into the page around it.
  expect(screen.queryByRole('button', { name: /CSV|Print/ })).toBeNull();
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Country');
  await expect
    .poll(() => shell.api.graphqlCalls.map(({ variables }) => variables))
    .toEqual(['CITY', 'COUNTRY'].map((level) => ({ input: { level, skills: [], keyword: 'nurse', enterprise: 'acme' } })));
});

test('PF-05 without jobs it says what will be there', async () => {
  show(noDensity());
  expect(await screen.findByText('The open jobs of this employer will be shown here, by location.')).toBeInTheDocument();
});
