import { COVER_LETTER_MAX } from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { TextAreaField } from '@hirehq/shared-ui/forms';
import classes from './apply-to-job.module.css';

interface CoverLetterPartProps {
  company: string;
  value: string;
  onChange: (text: string) => void;
}

/** A note to the employer, sent with the application. */
export function CoverLetterPart({ company, value, onChange }: CoverLetterPartProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['part']}>
      <TextAreaField
        label={formatMessage({ id: 'apply.coverTitle' })}
        hint={formatMessage({ id: 'apply.coverHint' }, { company })}
        rows={6}
        limit={COVER_LETTER_MAX}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
