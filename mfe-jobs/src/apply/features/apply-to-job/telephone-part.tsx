import { TELEPHONE_MAX } from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { TextField } from '@hirehq/shared-ui/forms';
import { isTelephone } from './visitor/contact.ts';
import { TELEPHONE_FIELD } from './visitor/visitor-part.tsx';

interface TelephonePartProps {
  company: string;
  value: string;
  onChange: (typed: string) => void;
}

/** The telephone number that is sent to the employer. */
export function TelephonePart({ company, value, onChange }: TelephonePartProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      id={TELEPHONE_FIELD}
      type="tel"
      label={formatMessage({ id: 'apply.visitorTelephone' })}
      hint={formatMessage({ id: 'apply.telephoneHint' }, { company })}
      limit={TELEPHONE_MAX}
      autoComplete="tel"
      value={value}
      onChange={onChange}
      error={isTelephone(value) ? undefined : formatMessage({ id: 'apply.visitorTelephoneWrong' })}
    />
  );
}
