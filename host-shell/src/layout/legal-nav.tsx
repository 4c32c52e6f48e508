import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { LEGAL_LINKS } from './legal-links.ts';

/** Links to the legal pages, in footer and drawer. */
export function LegalNav({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label={useIntl().formatMessage({ id: 'footer.legal' })}>
      {LEGAL_LINKS.map(({ label, to }) => (
        <a key={to} href={to} target="_blank" rel="noopener">
          <FormattedMessage id={label} />
        </a>
      ))}
    </nav>
  );
}
