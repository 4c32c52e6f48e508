import type { ReactNode } from 'react';
import type { RouteEntry } from '../routing/route-table.ts';
import { CandidateStart } from './candidate-start.tsx';
import { FeaturePage } from './feature/feature-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { NotDeployedPage } from './not-deployed/not-deployed-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SsoCallbackPage } from './sso-callback-page.tsx';

const PAGES: Readonly<Record<string, () => ReactNode>> = {
  landing: () => <LandingPage />,
  home: () => <HomePage />,
  feature: () => <FeaturePage />,
  signIn: () => <SignInPage kind="sign-in" />,
  forgotPassword: () => <SignInPage kind="sign-in" />,
  signUp: () => <SignInPage kind="sign-up" />,
  ssoCallback: () => <SsoCallbackPage />,
  candidate: () => <CandidateStart />,
  terms: () => <LegalPage kind="terms" />,
  privacy: () => <LegalPage kind="privacy" />,
  ukPrivacy: () => <LegalPage kind="ukPrivacy" />,
  cookies: () => <LegalPage kind="cookies" />,
};

/** A page of the shell itself. A candidate page without content belongs to a remote that is not deployed. */
export function ShellPage({ entry }: { entry: RouteEntry }) {
  return PAGES[entry.id]?.() ?? <NotDeployedPage key={entry.id} id={entry.id} />;
}
