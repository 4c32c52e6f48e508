import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink } from '@hirehq/shared-ui';
import { useId } from 'react';
import classes from './apply-to-job.module.css';

/** What an employer receives of the profile with an application, as the employers' API lists it. */
export function WhatEmployerSees({ company, sendsTelephone }: { company: string; sendsTelephone: boolean }) {
  const id = useId();
  return (
    <section className={classes['sees']} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="apply.seesTitle" values={{ company }} />
      </h3>
      <ul>
        <li>{sendsTelephone ? <FormattedMessage id="apply.seesContactPhone" /> : <FormattedMessage id="apply.seesContact" />}</li>
        <li>
          <FormattedMessage id="apply.seesProfile" />
        </li>
        <li>
          <FormattedMessage id="apply.seesSent" />
        </li>
      </ul>
      <PageLink to={routes.editProfile()}>
        <FormattedMessage id="apply.seesEdit" />
      </PageLink>
    </section>
  );
}
