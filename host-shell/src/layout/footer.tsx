import { BrandMark, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './footer.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SocialLinks } from './social-links.tsx';

const LEGAL = [
  { label: 'footer.terms', to: routes.termsOfUse() },
  { label: 'footer.privacy', to: routes.privacyPolicy() },
  { label: 'footer.ukPrivacy', to: routes.ukPrivacyPolicy() },
  { label: 'footer.cookies', to: routes.cookiePolicy() },
];

/** Logo, what the product is, social links, legal links (in a new window, SH-12) and the language. */
export function Footer() {
  const { config } = useShellServices();
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div className={classes['about']}>
          <BrandMark variant={config.variant} />
          <p>
            <FormattedMessage id="footer.about" />
          </p>
          <SocialLinks />
        </div>
        <nav className={classes['legal']} aria-label={useIntl().formatMessage({ id: 'footer.legal' })}>
          {LEGAL.map(({ label, to }) => (
            <a key={to} href={to} target="_blank" rel="noopener">
              <FormattedMessage id={label} />
            </a>
          ))}
        </nav>
        <LanguageChoice />
      </div>
    </footer>
  );
}
