import { routes } from '@hirehq/shared-contracts/routes';

/** The legal pages (SH-12): message id and address. They open in a new window. */
export const LEGAL_LINKS = [
  { label: 'footer.terms', to: routes.termsOfUse() },
  { label: 'footer.privacy', to: routes.privacyPolicy() },
  { label: 'footer.ukPrivacy', to: routes.ukPrivacyPolicy() },
  { label: 'footer.cookies', to: routes.cookiePolicy() },
] as const;
