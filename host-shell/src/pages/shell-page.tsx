import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import type { RouteEntry } from '../routing/route-table.ts';
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
  terms: () => <LegalPage kind="terms" />,
  privacy: () => <LegalPage kind="privacy" />,
  ukPrivacy: () => <LegalPage kind="ukPrivacy" />,
  cookies: () => <LegalPage kind="cookies" />,
};

/** A page of the shell itself. A candidate page without one belongs to a remote that is not deployed. */
export function ShellPage({ entry }: { entry: RouteEntry }) {
  const { search, hash } = useLocation();
  if (entry.id === 'candidate') return <Navigate replace to={routes.dashboard() + search + hash} />;
  return PAGES[entry.id]?.() ?? <NotDeployedPage key={entry.id} id={entry.id} />;
}
