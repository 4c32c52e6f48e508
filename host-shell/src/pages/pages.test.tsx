import { cleanup, act, screen, within } from '@testing-library/react';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../layout/footer.tsx';
import { FeaturePage } from './feature/feature-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { LaterPart } from './sections/later-part.tsx';
import { renderPage } from './testing/render-page.tsx';

const signedIn = {
  status: 'signed-in',
  user: {
    candidateId: 'c',
    name: 'Ada Byron',
    email: 'ada@example.com',
    emailVerified: true,
    neuroClassification: null,
    talentPoolId: null,
    inviteeCandidateId: null,
    roles: [],
  },
} as const;

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the launch page', () => {
  it('SH-21 describes the platform in five sections; Create a Profile registers and returns to create-profile', async () => {
    const { signUp } = renderPage(<LandingPage />);
    await screen.findByRole('heading', { name: 'Search jobs on mobile' });
    expect(headings(1)).toEqual(['Find work that fits the way you work']);
    expect(headings(3)).toHaveLength(5);
    for (const button of screen.getAllByRole('button', { name: 'Create a Profile' })) act(() => button.click());
    expect(signUp.mock.calls).toEqual([[{ returnTo: '/candidate/create-profile' }], [{ returnTo: '/candidate/create-profile' }]]);
  });
});

describe('the launch page of the healthcare brand', () => {
  it('SH-21 SH-28 begins with its own words, and has the same sections', async () => {
    renderPage(<LandingPage />, { config: { variant: 'H' } });
    await screen.findByRole('heading', { name: 'Search jobs on mobile' });
    expect(headings(1)).toEqual(['Care for people on terms that suit you']);
    expect(headings(3)).toHaveLength(5);
  });
});

describe('the home screens', () => {
  it.each<[BrandVariant, string, string]>([
    ['D', 'Your next job, one clear step at a time', 'How it works'],
    ['N', 'Work that suits how you think', 'How it works'],
    ['H', 'Care for people on terms that suit you', 'Testimonials'],
  ])('SH-02 brand %s has the home screen "%s" with "%s"', async (variant, title, section) => {
    renderPage(<HomePage />, { config: { variant } });
    expect(headings(1)).toEqual([title]);
    expect(await screen.findByRole('heading', { name: section })).toBeInTheDocument();
    expect(document.getElementById('testimonials') === null).toBe(variant !== 'H');
  });

  it('SH-02 SH-28 the healthcare home shows the testimonials of the operator, and says so if there are none', async () => {
    renderPage(<HomePage />, { config: { variant: 'H' } });
    expect(await screen.findByText(/^This site has published no testimonials yet/)).toBeInTheDocument();
    cleanup();
    const said = { quote: 'I found a ward near home.', name: 'R. Ito', role: 'Theatre nurse', language: 'en' } as const;
    renderPage(<HomePage />, { config: { variant: 'H', testimonials: [said] } });
    const region = within(await screen.findByRole('region', { name: 'Testimonials' }));
    expect(region.getByRole('figure')).toHaveTextContent('I found a ward near home.R. ItoTheatre nurse');
    expect(screen.queryByText(/no testimonials yet/)).not.toBeInTheDocument();
  });

  it('SH-02 SH-28 the healthcare home leads to work by setting and by shift', async () => {
    renderPage(<HomePage />, { config: { variant: 'H' } });
    const homes = await screen.findByRole('link', { name: 'Care homes' });
    expect(homes.getAttribute('href')).toBe('/job-list?careSetting=CARE_HOME&v=1');
    expect(screen.getByRole('link', { name: 'Night shifts' }).getAttribute('href')).toBe('/job-list?shiftPattern=NIGHTS&v=1');
  });

  it('SH-02 links a candidate to their own job list, without registration', async () => {
    renderPage(<HomePage />, { session: signedIn });
    const remote = await screen.findByRole('link', { name: 'Remote jobs' });
    expect(remote.getAttribute('href')).toBe('/candidate/find-jobs?remote=true&v=1');
    expect(screen.queryByRole('button', { name: 'Create a Profile' })).not.toBeInTheDocument();
  });
});

describe('the features page', () => {
  it('ID-07 promises one-click sign-up only if there are providers, and names them', async () => {
    renderPage(<FeaturePage />, { config: { socialSignUp: ['Google', 'Acme'] } });
    await screen.findByRole('heading', { name: 'One-click sign-up' });
    screen.getByText(/you already have with Google or Acme/);
  });

  it('ID-07 does not promise it without providers', async () => {
    renderPage(<FeaturePage />);
    await screen.findByRole('heading', { name: 'Quick sign-up' });
    expect(screen.queryByText(/One-click/)).not.toBeInTheDocument();
  });

  it.each([
    ['the next page restores its own', '/job-list', 'auto'],
    ['a quick return finds it as it was', '/feature', 'manual'],
  ])('SH-13 keeps the browser from restoring its scroll position: %s', async (_name, next, restoration) => {
    window.history.replaceState(null, '', '/feature');
    renderPage(<FeaturePage />);
    await screen.findByRole('heading', { name: 'Features' });
    expect(window.history.scrollRestoration).toBe('manual');
    window.history.replaceState(null, '', next);
    cleanup();
    expect(window.history.scrollRestoration).toBe(restoration);
  });

  it('SH-13 SH-22 has every section and anchor', async () => {
    renderPage(<FeaturePage />);
    await screen.findByRole('heading', { name: 'Features' });
    expect(headings(1)).toHaveLength(1);
    for (const name of ['Candidate Features', 'Benefits', 'What’s different', 'Candidates', 'Hiring Managers', 'Recruiters'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    for (const id of ['jobviews', 'candidateprofile', 'joblistings', 'candidateDashboardSection'])
      expect(within(document.getElementById(id) ?? document.createElement('p')).getByRole('heading')).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(nav).toHaveLength(9);
    for (const link of nav) expect(document.querySelector(link.getAttribute('href')?.replace(/^.*#/, '#') ?? '')).not.toBeNull();
    const more = screen.getAllByRole('link', { name: /^Learn more/ });
    expect(more).toHaveLength(3);
    for (const link of more) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('SH-22 shows calls to action that have an address, in a new window', async () => {
    renderPage(<FeaturePage />, { config: { links: { demo: 'https://example.com/demo' } } });
    await screen.findByRole('heading', { name: 'Features' });
    const [demo] = screen.getAllByRole('link', { name: 'Book a demo' });
    expect([demo?.getAttribute('href'), demo?.getAttribute('target')]).toEqual(['https://example.com/demo', '_blank']);
    expect(screen.queryByText('Get in touch with a product specialist')).not.toBeInTheDocument();
  });
});

describe('the legal pages', () => {
  it.each([
    ['terms', 'Terms of Use', 'Your account'],
    ['privacy', 'Privacy Policy', 'Your rights'],
    ['ukPrivacy', 'UK Privacy Policy', 'Lawful bases'],
    ['cookies', 'Cookie Policy', 'Browser storage'],
  ] as const)('SH-12 %s has its text', async (kind, title, section) => {
    renderPage(<LegalPage kind={kind} />);
    expect(headings(1)).toEqual([title]);
    expect(await screen.findByRole('heading', { name: section })).toBeInTheDocument();
    expect(screen.getByText('In this document, “we” means the organisation that runs this site.')).toBeInTheDocument();
  });

  it('A41 SH-12 names the operator and a contact address', async () => {
    renderPage(<LegalPage kind="privacy" />, { config: { operator: { name: 'Acme Jobs', email: 'privacy@example.com' } } });
    expect(screen.getByText('Acme Jobs runs this site. In this document, “we” means Acme Jobs.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'privacy@example.com' })).toHaveAttribute('href', 'mailto:privacy@example.com');
    await screen.findByRole('heading', { name: 'Your rights' });
  });
});

describe('the footer', () => {
  it('SH-12 SH-46 opens legal pages in a new window and shows the configured social links', () => {
    const links = { linkedin: 'https://linkedin.example/acme', youtube: 'https://youtube.example/acme' };
    renderPage(<Footer />, { config: { links } });
    const legal = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    expect(legal.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/termsofuse', '_blank'],
      ['/privacypolicy', '_blank'],
      ['/ukprivacypolicy', '_blank'],
      ['/cookiepolicy', '_blank'],
    ]);
    const social = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(social.map((link) => link.getAttribute('href'))).toEqual(Object.values(links));
  });

  it('SH-46 has no empty list of social links', () => {
    renderPage(<Footer />);
    expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
  });
});

describe('a part that loads later', () => {
  it('PF-04 says that it failed to load, reports why, and loads on retry', async () => {
    const load = vi.fn<() => Promise<React.ReactElement>>();
    load.mockRejectedValueOnce(new Error('Loading chunk home-en failed')).mockResolvedValueOnce(<p>here</p>);
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    renderPage(<LaterPart load={load} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(reported.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('home-en'), hasRetry: true })],
    ]);
    act(() => retry.click());
    expect(await screen.findByText('here')).toBeInTheDocument();
    expect(retry).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
