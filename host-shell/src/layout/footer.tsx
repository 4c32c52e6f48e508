import { useId, useSyncExternalStore } from 'react';
import { BrandMark, FormattedMessage, NativeSelect, useIntl } from '@hirehq/shared-ui';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const LEGAL = [
  { label: 'footer.terms', to: routes.termsOfUse() },
  { label: 'footer.privacy', to: routes.privacyPolicy() },
  { label: 'footer.ukPrivacy', to: routes.ukPrivacyPolicy() },
  { label: 'footer.cookies', to: routes.cookiePolicy() },
];
const LANGUAGE_NAMES = { en: 'English', es: 'Español', ar: 'العربية' } as const;

function LanguageChoice() {
  const { locale } = useShellServices();
  const current = useSyncExternalStore(locale.subscribe, locale.current);
  const id = useId();
  return (
    <NativeSelect
      id={id}
      label={useIntl().formatMessage({ id: 'footer.language' })}
      value={current}
      data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={({ currentTarget }) => {
        const chosen = LOCALES.find((value) => value === currentTarget.value);
        if (chosen) locale.choose(chosen);
      }}
    />
  );
}

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
