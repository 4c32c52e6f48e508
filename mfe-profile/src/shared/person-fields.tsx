import {
  ADDRESS_MAX,
  EMPLOYER_NAME_MAX,
  JOB_TITLE_MAX,
  PROFILE_TITLE_MAX,
  TELEPHONE_MAX,
  ZIP_CODE_MAX,
} from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { NumberField, TextField, type FieldControl } from '@hirehq/shared-ui/forms';
import classes from './person-fields.module.css';
import { SectionVisibility } from './sections/section-visibility.tsx';

type Control = FieldControl<string>;

export function ProfileTitleField(title: Control) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...title}
      label={formatMessage({ id: 'profile.profileTitle' })}
      hint={formatMessage({ id: 'profile.profileTitle.help' })}
      mark="required"
      limit={PROFILE_TITLE_MAX}
    />
  );
}

/** A telephone number, with who sees it. */
export function TelephoneField(telephone: Control) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'profile.telephone' });
  return (
    <div className={classes['shared']}>
      <TextField
        {...telephone}
        label={title}
        hint={formatMessage({ id: 'profile.telephone.help' })}
        type="tel"
        autoComplete="tel"
        limit={TELEPHONE_MAX}
      />
      <SectionVisibility section="CONTACT" title={formatMessage({ id: 'profile.contact' })} />
    </div>
  );
}

/** Overall years of experience. */
export function ExperienceField(years: Control) {
  const { formatMessage } = useIntl();
  return (
    <NumberField {...years} label={formatMessage({ id: 'profile.years' })} classNames={{ wrapper: classes['short'] ?? '' }} />
  );
}

/** The current or latest job. */
export function JobFields({ jobTitle, employerName }: { jobTitle: Control; employerName: Control }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        {...jobTitle}
        label={formatMessage({ id: 'profile.jobTitle' })}
        autoComplete="organization-title"
        limit={JOB_TITLE_MAX}
      />
      <TextField
        {...employerName}
        label={formatMessage({ id: 'profile.employer' })}
        autoComplete="organization"
        limit={EMPLOYER_NAME_MAX}
      />
    </>
  );
}

export function StreetFields({ address, zipCode }: { address: Control; zipCode: Control }) {
  const { formatMessage } = useIntl();
  const hint = formatMessage({ id: 'profile.address.help' });
  return (
    <>
      <TextField
        {...address}
        label={formatMessage({ id: 'profile.address' })}
        hint={hint}
        autoComplete="street-address"
        limit={ADDRESS_MAX}
      />
      <TextField
        {...zipCode}
        label={formatMessage({ id: 'profile.zipCode' })}
        hint={hint}
        autoComplete="postal-code"
        limit={ZIP_CODE_MAX}
      />
    </>
  );
}
