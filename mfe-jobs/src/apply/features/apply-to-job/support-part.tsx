import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { TextAreaField } from '@hirehq/shared-ui/forms';
import { ADJUSTMENTS_MAX } from '@hirehq/shared-contracts/inputs';
import classes from './apply-to-job.module.css';

interface SupportPartProps {
  company: string;
  value: string;
  onChange: (text: string) => void;
}

/** The support the candidate needs in the selection process; only this employer receives it. */
export function SupportPart({ company, value, onChange }: SupportPartProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['part']}>
      <p className={classes['lead']}>
        <FormattedMessage id="apply.supportText" values={{ company }} />
      </p>
      <ul className={classes['examples']}>
        <li>
          <FormattedMessage id="apply.supportExampleTime" />
        </li>
        <li>
          <FormattedMessage id="apply.supportExampleAccess" />
        </li>
        <li>
          <FormattedMessage id="apply.supportExampleFormat" />
        </li>
      </ul>
      <TextAreaField
        label={formatMessage({ id: 'apply.supportLabel' })}
        hint={formatMessage({ id: 'apply.supportHint' })}
        rows={5}
        limit={ADJUSTMENTS_MAX}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
