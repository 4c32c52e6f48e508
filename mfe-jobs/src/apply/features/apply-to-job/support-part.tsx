import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { TextArea } from '../../../shared/text-area.tsx';
import { MAX_ADJUSTMENTS } from './apply-to-job.model.ts';
import classes from './apply-to-job.module.css';

interface SupportPartProps {
  company: string;
  value: string;
  onChange: (text: string) => void;
}

/** What the candidate needs to take part in the selection; goes to this employer and nobody else. */
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
      <TextArea
        label={formatMessage({ id: 'apply.supportLabel' })}
        hint={formatMessage({ id: 'apply.supportHint' })}
        rows={5}
        limit={MAX_ADJUSTMENTS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
