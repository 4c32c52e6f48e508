import type { EmployerInterestKind } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, PageLink, defineMessages, useCanOpen, useIntl } from '@hirehq/shared-ui';
import type { EmployerInterest } from '../../shared/dashboard.query.ts';
import classes from './interest-list.module.css';

const WORDS = defineMessages({
  SHORTLISTED: { id: 'interest.SHORTLISTED' },
  INTERVIEW: { id: 'interest.INTERVIEW' },
  OFFER: { id: 'interest.OFFER' },
  MESSAGE: { id: 'interest.MESSAGE' },
  TALENT_POOL: { id: 'interest.TALENT_POOL' },
} satisfies Record<EmployerInterestKind, { id: string }>);

/** What employers did about the candidate, with dates, the latest first. */
export function InterestList({ interest }: { interest: readonly EmployerInterest[] }) {
  const { formatDate } = useIntl();
  const canOpen = useCanOpen();
  const known = interest
    .filter(({ kind }) => Object.hasOwn(WORDS, kind))
    .filter(({ kind, link }) => kind !== 'MESSAGE' || (link !== null && canOpen(link)));
  if (known.length === 0)
    return (
      <p className="hq-row-text">
        <FormattedMessage id="interest.none" />
      </p>
    );
  return (
    <ul className="hq-rows">
      {known.map(({ kind, id, employerName, subject, at, link }) => (
        <li key={`${kind} ${id}`}>
          <div>
            <h3 className="hq-row-title">
              {link === null ? (
                <bdi>{employerName}</bdi>
              ) : (
                <PageLink to={link} absent={employerName}>
                  <bdi>{employerName}</bdi>
                </PageLink>
              )}
            </h3>
            <p className="hq-row-text">
              <FormattedMessage id={WORDS[kind].id} values={{ subject: <bdi>{subject}</bdi> }} />
            </p>
          </div>
          <time dateTime={at} className={classes['at']}>
            {formatDate(at, { dateStyle: 'long' })}
          </time>
        </li>
      ))}
    </ul>
  );
}
