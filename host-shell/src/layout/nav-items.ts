import { routes } from '@hirehq/shared-contracts/routes';
import type { DeployedPages } from '../routing/deployed-pages.ts';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Session } from '@hirehq/shared-contracts/session';
import type { Locale } from '@hirehq/shared-contracts/page';

export interface NavItem {
  /** Message id. */
  label: string;
  to: string;
  /** In place of the message, where a remote brings them. */
  words?: Readonly<Record<Locale, string>>;
  /** Id of a section on the target page. */
  section?: string;
  /** The target page has its own item, and only that one is marked as current. */
  isShortcut?: boolean;
}

/** Items in a menu of the header; in the drawer, under one heading. */
export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

export type NavEntry = NavItem | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;

const REPORTS: NavGroup = {
  label: 'nav.reports',
  items: [
    { label: 'nav.reports.dashboard', to: routes.dashboard() },
    { label: 'nav.reports.rating', to: routes.analytics('my-average-rating') },
    { label: 'nav.reports.activity', to: routes.analytics('my-activity-summary') },
    { label: 'nav.reports.density', to: routes.analytics('job-density') },
  ],
};

const ASSESSMENTS: NavGroup = { label: 'nav.assessments', items: [{ label: 'nav.checklist', to: routes.checklist() }] };

/** The navigation for visitors; the healthcare brand has its own (SH-27). */
function publicItems(variant: BrandVariant): NavItem[] {
  if (variant !== 'H')
    return [
      { label: 'nav.home', to: routes.landing() },
      { label: 'nav.findJobs', to: routes.jobList() },
    ];
  return [
    { label: 'nav.home', to: routes.home() },
    { label: 'nav.browseJobs', to: routes.jobList() },
    { label: 'nav.testimonials', to: routes.home(), section: 'testimonials' },
  ];
}

function candidateItems(variant: BrandVariant, first: string): NavEntry[] {
  return [
    { label: 'nav.home', to: first, isShortcut: first !== routes.candidate() },
    { label: 'nav.findJobs', to: routes.findJobs() },
    { label: 'nav.myJobs', to: routes.myJobs() },
    REPORTS,
    ...(variant === 'N' ? [] : [ASSESSMENTS]),
  ];
}

/** The main navigation (SH-23), without groups that have no deployed page; after it what remotes add. */
export function navItems(session: Session, variant: BrandVariant, pages: DeployedPages): NavEntry[] {
  const entries = session.status === 'signed-in' ? candidateItems(variant, pages.first()) : publicItems(variant);
  const added = pages.inMenu(session).map(({ to, words }) => ({ label: to, to, words }));
  return [...entries, ...added]
    .map((entry) => (isGroup(entry) ? { ...entry, items: entry.items.filter(({ to }) => pages.canOpen(to)) } : entry))
    .filter((entry) => !isGroup(entry) || entry.items.length > 0);
}

/** Whether this is the target page of the item. The keyword of a report is part of its address. */
export function isCurrent(
  { to, section, isShortcut }: NavItem,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const address = new URL(to, 'http://here');
  if (section !== undefined || isShortcut || address.pathname !== pathname) return false;
  return address.searchParams.get('keyword') === new URLSearchParams(search).get('keyword') || pathname !== routes.analytics();
}

/** The action of an account item that is not a link. */
export type AccountAction = 'notifications' | 'feedback' | 'logout';
export type AccountItem = NavItem | { label: string; action: AccountAction };

const ACCOUNT_ITEMS: readonly AccountItem[] = [
  { label: 'profile.mine', to: routes.editProfile() },
  { label: 'profile.referrals', to: routes.myReferrals() },
  { label: 'profile.settings', to: routes.settings() },
  { label: 'profile.messages', to: routes.messageList() },
  { label: 'profile.notifications', action: 'notifications' },
  { label: 'feedback.title', action: 'feedback' },
  { label: 'profile.logout', action: 'logout' },
];

/** The deployed account items (SH-23), for the profile menu and the drawer. */
export function accountItems(pages: DeployedPages, hasBell: boolean): AccountItem[] {
  return ACCOUNT_ITEMS.filter((item) => ('to' in item ? pages.canOpen(item.to) : item.action !== 'notifications' || hasBell));
}
