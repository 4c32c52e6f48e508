import { FormattedMessage, useIntl, useClientState } from '@hirehq/shared-ui';
import { Menu } from '@hirehq/shared-ui/floating';
import { LANGUAGE_NAMES, LOCALES } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';
import { LEGAL_LINKS } from './legal-links.ts';

/** Menu items for the language of the page and the legal pages, for pages without a footer. */
export function PreferenceItems() {
  const { locale } = useShellServices();
  const current = useClientState(locale);
  const { formatMessage } = useIntl();
  const [language, legal] = [formatMessage({ id: 'footer.language' }), formatMessage({ id: 'footer.legal' })];
  return (
    <>
      <Menu.Label>{language}</Menu.Label>
      <div role="group" aria-label={language} className={classes['languages']}>
        {LOCALES.map((value) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === current}
            lang={value}
            closeMenuOnClick
            classNames={{ item: classes['language'] ?? '', itemSection: classes['indicator'] ?? '' }}
            onChange={() => locale.choose(value)}
          >
            {LANGUAGE_NAMES[value]}
          </Menu.RadioItem>
        ))}
      </div>
      <Menu.Label>{legal}</Menu.Label>
      <div role="group" aria-label={legal} className={classes['legal']}>
        {LEGAL_LINKS.map(({ label, to }) => (
          <Menu.Item key={to} component="a" href={to} target="_blank" rel="noopener" className={classes['legalItem'] ?? ''}>
            <FormattedMessage id={label} />
          </Menu.Item>
        ))}
      </div>
    </>
  );
}
