import { BrandMark, FormattedMessage } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './footer.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { LegalNav } from './legal-nav.tsx';
import { SocialLinks } from './social-links.tsx';

/** Logo, product description, social links, legal links (in a new window, SH-12) and language. */
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
        <LegalNav className={classes['legal']} />
        <LanguageChoice />
      </div>
    </footer>
  );
}
