import { CompanyMonogram, FormattedMessage, Heading, Icon, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { Fact } from '../../../shared/fact/fact.tsx';
import { useCompanyWords } from './use-company-words.ts';
import type { Company } from './company-page.query.ts';
import classes from './company-summary.module.css';

/** Who an employer is: name, proven domain, sector, size and how soon it replies. What it did not state is left out. */
export function CompanySummary({ company, actions }: { company: Company; actions: ReactNode }) {
  const { formatMessage } = useIntl();
  const words = useCompanyWords();
  const { establishmentName: name, logoUrl, openJobs, domain, sector, size, usualReply } = company;
  return (
    <header className={`hq-card ${classes['summary']}`}>
      <div className={classes['head']}>
        <CompanyMonogram name={name || '?'} logoUrl={logoUrl} size="lg" />
        <div className={classes['heading']}>
          <Heading order={1} className="hq-page-title">
            <bdi>{name}</bdi>
          </Heading>
          {domain !== null && (
            <p className={classes['domain']}>
              <Icon name="check" size={16} />
              <span>
                <FormattedMessage
                  id="company.proven"
                  values={{
                    domain: (
                      <a href={`https://${domain}`} target="_blank" rel="noopener noreferrer nofollow">
                        <bdi>{domain}</bdi>
                      </a>
                    ),
                  }}
                />
              </span>
            </p>
          )}
        </div>
      </div>
      <dl className={classes['facts']}>
        <Fact icon="briefcase" label={formatMessage({ id: 'company.jobs' })}>
          <FormattedMessage id="detail.openJobs" values={{ count: openJobs }} />
        </Fact>
        {sector !== null && (
          <Fact icon="building" label={formatMessage({ id: 'company.sector' })}>
            {words.sector(sector)}
          </Fact>
        )}
        {size !== null && (
          <Fact icon="user" label={formatMessage({ id: 'company.size' })}>
            {words.size(size)}
          </Fact>
        )}
        {usualReply !== null && (
          <Fact icon="clock" label={formatMessage({ id: 'company.reply' })}>
            {words.reply(usualReply)}
          </Fact>
        )}
      </dl>
      <div className={classes['actions']}>{actions}</div>
    </header>
  );
}
