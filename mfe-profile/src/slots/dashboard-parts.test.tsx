import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { contentOf, profileOf, stepOf } from '../../tests/profile-of.ts';
import { renderProfilePage, section } from '../../tests/render-profile-page.tsx';
import { CoachStepsDocument } from '../features/follow-coach/coach-steps.graphql.ts';
import { ProfileDocument } from '../shared/profile.graphql.ts';
import { DashboardCoach } from './dashboard-coach.tsx';
import { DashboardProfile } from './dashboard-profile.tsx';

test('RP-01 PR-06 the score with the step that raises it most, which leads to its section', async () => {
  renderProfilePage(<DashboardProfile />, { content: contentOf({ profile: profileOf() }) }).open();
  const score = await section('Profile score');
  expect(await score.findByText('75 of 100 points')).toBeVisible();
  expect(score.getByRole('link', { name: 'Add a video pitch' })).toHaveAttribute('href', '/candidate/edit-profile#video');
  expect(score.queryByRole('link', { name: 'Upload a résumé' })).not.toBeInTheDocument();
  expect(score.getByText('+10 points')).toBeVisible();
});

test('RP-01 SH-48 a score that cannot be loaded says so quietly, and can be requested again', async () => {
  const { api, open, user } = renderProfilePage(<DashboardProfile />);
  api.respondToGraphql(ProfileDocument, fakeFailure('UNREACHABLE'));
  open();
  const score = await section('Profile score');
  expect(await score.findByRole('status')).toHaveTextContent('We could not reach the server.');
  api.respondToGraphql(ProfileDocument, { profile: profileOf() });
  await user.click(score.getByRole('button', { name: 'Try again' }));
  expect(await score.findByText('75 of 100 points')).toBeVisible();
});

test('RP-01 PR-15 two steps of the coach; saved jobs and applications change them', async () => {
  const steps = ['a', 'b', 'c'].map((id) => stepOf({ id, subject: `Skill ${id}` }));
  const { api, open, shell } = renderProfilePage(<DashboardCoach />, { content: contentOf({ steps }) });
  open();
  const coach = await section('Career coach');
  await coach.findByRole('link', { name: /Skill a/ });
  expect(coach.getAllByRole('listitem')).toHaveLength(2);
  expect(coach.getByRole('button', { name: 'Show 1 more step' })).toBeVisible();
  for (const topic of ['job.saved', 'application.submitted'] as const) {
    api.respondToGraphql(CoachStepsDocument, { coachSteps: [stepOf({ id: topic, subject: topic })] });
    act(() =>
      topic === 'job.saved'
        ? shell.events.arrive(topic, { jobId: 'job-1', saved: true })
        : shell.events.arrive(topic, { jobId: 'job-1', applicationId: 'application-1', jobTitle: 'Nurse' }),
    );
    expect(await screen.findByRole('link', { name: new RegExp(topic) })).toBeVisible();
  }
});
