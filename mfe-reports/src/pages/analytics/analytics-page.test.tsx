import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { activityOf, densityOf, noActivity, noDensity, noRatings, ratingsOf } from '../../../tests/reports-of.ts';
import { ActivityReportDocument } from '../../features/view-activity/activity-report.graphql.ts';
import { JobDensityDocument } from '../../features/view-density/job-density.graphql.ts';
import { RatingReportDocument } from '../../features/view-ratings/rating-report.graphql.ts';
import { messages } from '../../messages/index.ts';
import { AnalyticsPage } from './analytics-page.tsx';

type Shell = ReturnType<typeof createFakeShell>;

/** The page at an address; `keyword` is the report. */
function show(query: string, prepare?: (shell: Shell) => void, locale: 'en' | 'es' | 'ar' = 'en') {
  const shell = createFakeShell({ remote: 'reports', session: signedIn(), locale });
  examples.respond(shell.api, 'some');
  prepare?.(shell);
  renderInShell(<AnalyticsPage />, { shell, messages, at: `/candidate/analytics${query && `?${query}`}` });
  const asked = () => shell.api.graphqlCalls.map(({ variables }) => (variables as { input: object }).input);
  return { shell, asked, user: userEvent.setup() };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

// A chart has the size of its box, which jsdom does not compute.
const BOX = { x: 0, y: 0, top: 0, left: 0, right: 600, bottom: 280, width: 600, height: 280, toJSON: () => ({}) };

let saved: { name: string; text: string }[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(BOX);
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length))];
    void blob
      ?.bytes()
      .then((bytes) => saved.push({ name: this.download, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }));
  });
});

test('RP-04 the keyword of the address alone opens a report, with its period', async () => {
  const { asked } = show('keyword=my-activity-summary&period=12m');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Activity Summary' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Activity Summary' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('12m');
  expect(asked()).toMatchObject([{ period: 'MONTHS_12' }]);
});

test('RP-02 without a report the page lists all of them', async () => {
  const { asked } = show('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Average Rating', '/candidate/analytics?keyword=my-average-rating'],
    ['My Activity Summary', '/candidate/analytics?keyword=my-activity-summary'],
    ['Job Density', '/candidate/analytics?keyword=job-density'],
  ]);
  expect(asked()).toEqual([]);
});

describe('RP-02 my average rating', () => {
  test('A38 RP-02 is in words beside numbers, in both directions', async () => {
    show('keyword=my-average-rating');
    const received = await screen.findByRole('region', { name: 'How employers rate you' });
    expect(received).toHaveTextContent('4.2 of 5, good');
    expect(received).toHaveTextContent('5 ratings');
    const given = screen.getByRole('region', { name: 'How you rate employers' });
    expect(given).toHaveTextContent('3 of 5, fair');
    expect(given).toHaveTextContent('1 rating');
    expect(screen.getByText(/^Last updated April 15, 2026/)).toBeVisible();
  });

  test('A38 RP-02 has a table behind each picture, in the document also while it is not visible', async () => {
    const [daily, acme] = ratingsOf().employers;
    if (!daily || !acme) throw new Error('There are no ratings.');
    const employers = [daily, acme, ...['Third', 'Fourth', 'Fifth'].map((enterpriseName) => ({ ...acme, enterpriseName }))];
    const { user } = show('keyword=my-average-rating', ({ api }) =>
      api.respondToGraphql(RatingReportDocument, { ratingReport: ratingsOf({ employers }) }),
    );
    const table = await screen.findByRole('table', { name: 'By employer' });
    expect(rowsOf(table).slice(0, 3)).toEqual([
      ['Employer', 'Rating of you', 'Rating of you: number', 'Rating by you', 'Rating by you: number'],
      ['Daily Crumb', '4.3 of 5, good', '4', 'No ratings', '0'],
      ['=Acme()', '4 of 5, good', '1', '3 of 5, fair', '1'],
    ]);
    expect(screen.getByRole('application', { name: 'By employer' })).toBeVisible();
    const toggle = within(screen.getByRole('region', { name: 'By employer' })).getByRole('button', { name: 'Show table' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveTextContent('Hide table');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(table);
  });

  test('RP-02 few values are a sentence and a table, without a picture', async () => {
    show('keyword=my-average-rating');
    const region = await screen.findByRole('region', { name: 'By employer' });
    expect(region).toHaveTextContent('There are ratings with 2 employers; Daily Crumb has the most.');
    const figure = within(region);
    expect(rowsOf(figure.getByRole('table'))).toHaveLength(3);
    expect(figure.queryByRole('application')).not.toBeInTheDocument();
    expect(figure.queryByRole('button', { name: /table/ })).not.toBeInTheDocument();
    expect(figure.getByRole('button', { name: /^Download CSV/ })).toBeVisible();
  });

  test('can be saved as a file with exact numbers', async () => {
    const { user } = show('keyword=my-average-rating');
    await user.click(await screen.findByRole('button', { name: 'Download CSV: By employer' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('ratings-by-employer-2026-04-15.csv');
    expect(saved[0]?.text).toBe(
      [
        '\uFEFFEmployer,Rating of you,Rating of you: number,Rating by you,Rating by you: number',
        'Daily Crumb,4.25,4,,0',
        "'=Acme(),4,1,3,1",
        '',
      ].join('\r\n'),
    );
  });

  test('without ratings says what will be here; another period can be chosen', async () => {
    const { user, asked } = show('keyword=my-average-rating&period=4w', ({ api }) =>
      api.respondToGraphql(RatingReportDocument, ({ input }) => ({
        ratingReport: input.period === 'ALL' ? ratingsOf() : noRatings(),
      })),
    );
    expect(await screen.findByRole('heading', { name: 'No ratings in this period' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all time' }));
    expect(await screen.findByRole('table', { name: 'By employer' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
    expect(asked()).toMatchObject([{ period: 'WEEKS_4' }, { period: 'ALL' }]);
  });
});

describe('RP-02 my activity summary', () => {
  test('says how often and how fast employers respond, and how far applications got', async () => {
    show('keyword=my-activity-summary');
    expect(await screen.findByRole('region', { name: 'Response rate' })).toHaveTextContent(
      '60%Employers answered 3 of your 5 applications.',
    );
    expect(screen.getByRole('region', { name: 'Typical time to an answer' })).toHaveTextContent('3 days');
    const stages = rowsOf(screen.getByRole('table', { name: 'How far your applications got' }));
    expect(stages).toEqual([
      ['Stage', 'Number'],
      ['Saved', '8'],
      ['Applied', '5'],
      ['Shortlisted', '2'],
      ['Interview', '2'],
      ['Offered', '1'],
      ['Onboarded', '0'],
      ['Closed', '1'],
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'By week' }))[4]).toEqual(['Apr 6', '2', '1']);
    expect(rowsOf(screen.getByRole('table', { name: 'By job title' }))[1]).toEqual(['Nurse', '4', '3', '2', '1']);
  });

  test('the charts have a name, and are reached and read by the keyboard', async () => {
    const { user } = show('keyword=my-activity-summary');
    const chart = await screen.findByRole('application', { name: 'By week' });
    act(() => chart.focus());
    await user.keyboard('{End}');
    const tooltip = await within(screen.getByRole('region', { name: 'By week' })).findByRole('status');
    await waitFor(() => expect(tooltip).toHaveTextContent('Apr 13'));
    expect(tooltip).toHaveTextContent('Applications : 3');
  });

  test('RP-02 a table without a picture leaves out what has no number', async () => {
    const stages = [
      { stage: 'SAVED' as const, count: 3 },
      { stage: 'APPLIED' as const, count: 1 },
      { stage: 'SHORTLISTED' as const, count: 0 },
    ];
    show('keyword=my-activity-summary', ({ api }) =>
      api.respondToGraphql(ActivityReportDocument, { activityReport: activityOf({ stages }) }),
    );
    const figure = within(await screen.findByRole('region', { name: 'How far your applications got' }));
    expect(rowsOf(figure.getByRole('table')).slice(1)).toEqual([
      ['Saved', '3'],
      ['Applied', '1'],
    ]);
  });

  test('without any activity has no cards, and says what to do', async () => {
    show('keyword=my-activity-summary&period=all', ({ api }) =>
      api.respondToGraphql(ActivityReportDocument, { activityReport: noActivity() }),
    );
    expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/candidate/find-jobs');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CSV|Print|Show all/ })).not.toBeInTheDocument();
  });

  test('that cannot be loaded can be requested again', async () => {
    const { shell, user } = show('keyword=my-activity-summary', ({ api }) =>
      api.respondToGraphql(ActivityReportDocument, fakeFailure('UNREACHABLE')),
    );
    expect(await screen.findByRole('heading', { name: 'The report could not be loaded' })).toBeVisible();
    examples.respond(shell.api, 'some');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'By week' })).toBeInTheDocument();
  });
});

describe('RP-03 job density', () => {
  test('lists the locations; each opens the search for the same jobs', async () => {
    show('keyword=job-density');
    const table = await screen.findByRole('table', { name: 'Jobs by location' });
    expect(rowsOf(table).slice(1)).toEqual([
      ['Amsterdam, North Holland, Netherlands', '9'],
      ['Singapore', '2'],
    ]);
    const link = within(table).getByRole('link', { name: /^Amsterdam/ });
    const search = '/candidate/find-jobs?city=Amsterdam&state=North+Holland&country=NL&skills=3%2C7';
    expect(link).toHaveAttribute('href', search);
    await waitFor(() => expect(document.querySelectorAll('svg circle')).toHaveLength(2));
    const bubble = document.querySelector('svg circle');
    expect(bubble).toHaveTextContent('Amsterdam, North Holland, Netherlands: 9 jobs');
    expect(bubble?.closest('a')).toHaveAttribute('href', search);
    // The list has the same links, so that the keyboard meets each once.
    expect(bubble?.closest('a')).toHaveAttribute('tabindex', '-1');
    expect(bubble?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('the map is zoomed and moved by its buttons and by keys', async () => {
    const { user } = show('keyword=job-density');
    const view = within(await screen.findByRole('group', { name: 'Map view' }));
    const transform = () => document.querySelector('svg g')?.getAttribute('transform');
    const whole = transform();
    expect(view.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(view.getByRole('button', { name: 'Zoom in' }));
    expect(transform()).toContain('scale(1.6)');
    const middle = transform();
    await user.keyboard('{ArrowRight}');
    expect(transform()).not.toBe(middle);
    await user.keyboard('0');
    expect(transform()).toBe(whole);
  });

  test('estimated numbers say so, in the sentence, in the list and at the bubbles', async () => {
    show('keyword=job-density', ({ api }) =>
      api.respondToGraphql(JobDensityDocument, {
        jobDensity: densityOf({ total: 4200, totalIsEstimate: true, isEstimate: true }),
      }),
    );
    expect(
      await screen.findByText(
        /^In total: about 4,200 jobs\. The location with the most of them is Amsterdam.*: about 9 jobs\..*estimated/,
      ),
    ).toBeVisible();
    expect(rowsOf(screen.getByRole('table'))[2]).toEqual(['Singapore', 'about 2']);
    await waitFor(() => expect(document.querySelector('svg circle')).toHaveTextContent('about 9 jobs'));
  });

  test('is filtered by skill, keyword and kind of location, all of them in the address', async () => {
    const { user, asked } = show('keyword=job-density&by=country&skill=7&q=senior');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Group by' }), 'State or province');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jobs for' }), 'Any skills');
    const box = screen.getByRole('textbox', { name: 'Keyword' });
    expect(box).toHaveValue('senior');
    await user.clear(box);
    await user.type(box, 'nurse{Enter}');
    await waitFor(() =>
      expect(asked()).toEqual([
        { level: 'COUNTRY', skills: [7], keyword: 'senior' },
        { level: 'STATE', skills: [7], keyword: 'senior' },
        { level: 'STATE', skills: [], keyword: 'senior' },
        { level: 'STATE', skills: [], keyword: 'nurse' },
      ]),
    );
    const link = within(screen.getByRole('table')).getByRole('link', { name: 'Singapore' });
    expect(link).toHaveAttribute('href', '/candidate/find-jobs?keyword=nurse&city=Singapore&country=SG');
  });

  test('without skills says to add them, and offers jobs for any', async () => {
    const { user } = show('keyword=job-density', ({ api }) =>
      api.respondToGraphql(JobDensityDocument, ({ input }) => ({
        jobDensity: input.skills ? densityOf({ mySkills: [] }) : noDensity(),
      })),
    );
    expect(await screen.findByRole('heading', { name: 'Your profile has no skills yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add skills' })).toHaveAttribute('href', '/candidate/edit-profile');
    await user.click(screen.getByRole('button', { name: 'Show jobs for any skills' }));
    expect(await screen.findByRole('table', { name: 'Jobs by location' })).toBeInTheDocument();
  });
});
