import { FormattedMessage, Icon, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import { changedTerms, type OfferChange, type OfferTerms, type Term } from './changed-terms.ts';
import classes from './offer-changes.module.css';

const LABELS = {
  pay: 'offer.pay',
  startDate: 'offer.start',
  expiresAt: 'offer.answerBy',
  note: 'offer.note',
  documents: 'offer.documents',
} as const satisfies Record<Term, string>;

/** One term as it was or is. */
function TermText({ term, terms }: { term: Term; terms: OfferTerms }): ReactNode {
  const intl = useIntl();
  const { pay, startDate, expiresAt, note, documents } = terms;
  if (term === 'pay' && pay) return <JobPay pay={pay} />;
  if (term === 'startDate' && startDate) return intl.formatDate(startDate, { dateStyle: 'long', timeZone: 'UTC' });
  if (term === 'expiresAt' && expiresAt) return intl.formatDate(expiresAt, { dateStyle: 'long', timeStyle: 'short' });
  if (term === 'note' && note) return <bdi>{note}</bdi>;
  if (term === 'documents' && documents.length > 0) return <bdi>{intl.formatList(documents)}</bdi>;
  return <FormattedMessage id="offer.notSaid" />;
}

/** What the employer has changed, the latest change first, each term as it was and as it is since. */
export function OfferChanges({ changes }: { changes: readonly OfferChange[] }) {
  const intl = useIntl();
  if (changes.length === 0) return null;
  return (
    <section className={classes['changes']} aria-labelledby="offer-changes">
      <h3 id="offer-changes" className={classes['title']}>
        <FormattedMessage id="offer.changes" />
      </h3>
      <ol reversed className={classes['list']}>
        {changes.toReversed().map((change) => (
          <li key={change.version}>
            <time dateTime={change.changedAt}>
              {intl.formatDate(change.changedAt, { dateStyle: 'long', timeStyle: 'short' })}
            </time>
            <dl>
              {changedTerms(change).map((term) => (
                <div key={term}>
                  <dt>
                    <FormattedMessage id={LABELS[term]} />
                  </dt>
                  <dd>
                    <del>
                      <VisuallyHidden>
                        <FormattedMessage id="offer.before" />{' '}
                      </VisuallyHidden>
                      <TermText term={term} terms={change.before} />
                    </del>
                    <Icon name="chevronRight" size={16} directional />
                    <ins>
                      <VisuallyHidden>
                        <FormattedMessage id="offer.after" />{' '}
                      </VisuallyHidden>
                      <TermText term={term} terms={change.after} />
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
