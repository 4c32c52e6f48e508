import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { CompanyMonogram, FormattedMessage, Icon, Tag, defineMessages, useIntl, type MessageDescriptor } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import { MessageEmployer } from '../../../shared/message-employer.tsx';
import { AnswerOffer } from './answer-offer.tsx';
import { OfferChanges } from './offer-changes.tsx';
import classes from './offer-letter.module.css';
import { offerState, type Offer, type OfferState, type TrackedApplication } from './offer-state.ts';

const STATES = defineMessages({
  open: { id: 'offer.open' },
  expired: { id: 'offer.expired' },
  accepted: { id: 'offer.accepted' },
  declined: { id: 'offer.declined' },
  withdrawn: { id: 'offer.withdrawn' },
  closed: { id: 'offer.closed' },
});
const EXPLAINED: Readonly<Record<Exclude<OfferState, 'open'>, MessageDescriptor>> = defineMessages({
  expired: { id: 'offer.expiredText' },
  accepted: { id: 'offer.acceptedText' },
  declined: { id: 'offer.declinedText' },
  withdrawn: { id: 'offer.withdrawnText' },
  closed: { id: 'offer.closedText' },
});
const TONES = {
  open: 'warning',
  expired: 'danger',
  accepted: 'accent',
  declined: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const;

const TITLE = 'offer-title';

interface OfferLetterProps {
  application: TrackedApplication;
  offer: Offer;
  job: Pick<JobCardFragment, 'id' | 'title' | 'enterprise' | 'pay'>;
  now: Date;
  onAnswered: (titleId: string) => void;
}

function Term({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whole days that are left. */
const daysUntil = (at: string, now: Date) => Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / DAY_MS));

/** An offer: its terms, its documents, and the response buttons or the result (JB-17, JB-18). */
export function OfferLetter({ application, offer, job, now, onAnswered }: OfferLetterProps) {
  const intl = useIntl();
  const state = offerState(application, offer, now);
  const company = job.enterprise.establishmentName;
  const pay = offer.pay ?? job.pay;
  const answeredAt = offer.answeredAt && intl.formatDate(offer.answeredAt, { dateStyle: 'long' });

  return (
    <section className={`hq-card ${classes['letter']}`}>
      <div className={classes['head']}>
        <CompanyMonogram name={company || '?'} logoUrl={job.enterprise.logoUrl} />
        <div className={classes['heading']}>
          <h2 id={TITLE} tabIndex={-1}>
            <FormattedMessage id="offer.title" values={{ title: job.title }} />
          </h2>
          <p>
            <FormattedMessage
              id="offer.from"
              values={{ company, date: intl.formatDate(offer.offeredAt, { dateStyle: 'long' }) }}
            />
          </p>
        </div>
        <Tag tone={TONES[state]}>{intl.formatMessage(STATES[state])}</Tag>
      </div>
      {offer.note && (
        <blockquote className={classes['note']}>
          <bdi>{offer.note}</bdi>
        </blockquote>
      )}
      <dl className={classes['terms']}>
        <Term label={<FormattedMessage id="offer.pay" />}>
          {pay ? <JobPay pay={pay} /> : <FormattedMessage id="offer.notSaid" />}
          {pay && !offer.pay && (
            <span className={classes['aside']}>
              <FormattedMessage id="offer.payOfJob" />
            </span>
          )}
        </Term>
        <Term label={<FormattedMessage id="offer.start" />}>
          {offer.startDate ? (
            intl.formatDate(offer.startDate, { dateStyle: 'long', timeZone: 'UTC' })
          ) : (
            <FormattedMessage id="offer.notSaid" />
          )}
        </Term>
        {offer.expiresAt && (
          <Term label={<FormattedMessage id="offer.answerBy" />}>
            <time dateTime={offer.expiresAt}>{intl.formatDate(offer.expiresAt, { dateStyle: 'long', timeStyle: 'short' })}</time>
            {state === 'open' && (
              <span className={classes['aside']}>
                <FormattedMessage id="offer.daysLeft" values={{ days: daysUntil(offer.expiresAt, now) }} />
              </span>
            )}
          </Term>
        )}
      </dl>
      {offer.documents.length > 0 && (
        <div>
          <h3 className={classes['subtitle']}>
            <FormattedMessage id="offer.documents" />
          </h3>
          <ul className={classes['documents']}>
            {offer.documents.map(({ id, fileName, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <Icon name="layers" size={18} />
                  <bdi>{fileName}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OfferChanges changes={offer.changes} />
      {state === 'open' ? (
        <AnswerOffer
          applicationId={application.id}
          version={offer.version}
          title={job.title}
          company={company}
          onAnswered={() => onAnswered(TITLE)}
        />
      ) : (
        <p className={classes['outcome']} role="status">
          <FormattedMessage {...EXPLAINED[state]} values={{ company, date: answeredAt ?? '' }} />
        </p>
      )}
      {state === 'accepted' && application.enterpriseProcessStatus === 'F' && (
        <div>
          <h3 className={classes['subtitle']}>
            <FormattedMessage id="offer.nextTitle" />
          </h3>
          <ol className={classes['next']}>
            <li>
              <FormattedMessage id="offer.nextTold" values={{ company }} />
            </li>
            <li>
              <FormattedMessage id="offer.nextStart" values={{ company }} />
            </li>
            <li>
              <FormattedMessage id="offer.nextAsk" values={{ company }} />
            </li>
          </ol>
        </div>
      )}
      {state === 'expired' && (
        <div>
          <MessageEmployer job={job} />
        </div>
      )}
    </section>
  );
}
