import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { EMAIL_MAX, TELEPHONE_MAX } from '@hirehq/shared-contracts/inputs';
import { TextField } from '@hirehq/shared-ui/forms';
import classes from '../apply-to-job.module.css';
import { isTelephone, type Contact } from './contact.ts';
import type { PortalVisitor } from './portal-visitor.mutation.ts';

const NAME_MAX = 100;

/** Id of the field that can have a mistake. */
export const TELEPHONE_FIELD = 'visitor-telephone';

interface VisitorPartProps {
  company: string;
  visitor: PortalVisitor;
}

/** What the page of the employer says about a visitor, to be checked; or that it could not be used. */
export function VisitorPart({ company, visitor: { status, contact, change } }: VisitorPartProps) {
  const { formatMessage } = useIntl();
  if (status === 'refused')
    return (
      <p className={classes['lead']} role="status">
        <FormattedMessage id="apply.visitorRefused" values={{ company }} />
      </p>
    );
  if (!contact) return null;
  const field = (name: keyof Contact) => ({
    value: contact[name],
    onChange: (typed: string) => change({ ...contact, [name]: typed }),
  });
  return (
    <section className={classes['visitor']} aria-labelledby="visitor-title">
      <h2 id="visitor-title" className="hq-section-title">
        <FormattedMessage id="apply.visitorTitle" />
      </h2>
      <p className={classes['lead']} role="status">
        <FormattedMessage id="apply.visitorText" values={{ company }} />
      </p>
      <TextField {...field('name')} label={formatMessage({ id: 'apply.visitorName' })} limit={NAME_MAX} autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        label={formatMessage({ id: 'apply.visitorEmail' })}
        limit={EMAIL_MAX}
        autoComplete="email"
      />
      <TextField
        {...field('telephone')}
        id={TELEPHONE_FIELD}
        type="tel"
        label={formatMessage({ id: 'apply.visitorTelephone' })}
        hint={formatMessage({ id: 'apply.visitorTelephoneHint' })}
        limit={TELEPHONE_MAX}
        autoComplete="tel"
        error={isTelephone(contact.telephone) ? undefined : formatMessage({ id: 'apply.visitorTelephoneWrong' })}
      />
    </section>
  );
}
