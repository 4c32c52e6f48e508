import { routes } from '@hirehq/shared-contracts/routes';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';

export interface NavItem {
  /** Message id. */
  label: string;
  to: string;
}

/** The main navigation (SH-23). Signed out, it leads to what a visitor may see. */
export function navItems(signedIn: boolean, variant: BrandVariant): NavItem[] {
  if (!signedIn) {
    return [
      { label: 'nav.home', to: routes.landing() },
      { label: 'nav.findJobs', to: routes.jobList() },
    ];
  }
  return [
    { label: 'nav.home', to: routes.dashboard() },
    { label: 'nav.findJobs', to: routes.findJobs() },
    { label: 'nav.myJobs', to: routes.myJobs() },
    { label: 'nav.reports', to: routes.analytics() },
    ...(variant === 'N' ? [] : [{ label: 'nav.checklist', to: routes.checklist() }]),
  ];
}

export function profileItems(): NavItem[] {
  return [
    { label: 'profile.mine', to: routes.editProfile() },
    { label: 'profile.referrals', to: routes.myReferrals() },
    { label: 'profile.settings', to: routes.settings() },
    { label: 'profile.messages', to: routes.messageList() },
  ];
}
