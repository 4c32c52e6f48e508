import {
  ADDRESS_MAX,
  CANDIDATE_NAME_MAX,
  EMPLOYER_NAME_MAX,
  JOB_TITLE_MAX,
  PROFILE_TITLE_MAX,
  ZIP_CODE_MAX,
} from '@hirehq/shared-contracts/inputs';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { DateField, NumberField, TextField, type Form } from '@hirehq/shared-ui/forms';
import classes from './create-profile.module.css';
import { PlaceBox } from '../../shared/place-box.tsx';
import type { ProfileDraft } from './profile-draft.ts';

interface PersonStepProps {
  form: Form<ProfileDraft>;
  /** The address of the account, which is changed in the settings. */
  email: string;
  /** ISO 8601. */
  today: string;
}

/** Step one: the person, and the current or latest job (PR-01). */
export function PersonStep({ form, email, today }: PersonStepProps) {
  const { formatMessage } = useIntl();
  const { field, values } = form;
  const text = (id: string) => formatMessage({ id });

  return (
    <>
      <p className={classes['note']}>
        <FormattedMessage id="profile.needed" />
      </p>
      <div className={classes['fields']}>
        <TextField
          {...field('name')}
          label={text('profile.name')}
          mark="required"
          autoComplete="name"
          limit={CANDIDATE_NAME_MAX}
        />
        <p className={classes['note']}>
          <FormattedMessage id="profile.email" values={{ email: <bdi>{email}</bdi> }} />
        </p>
        <TextField
          {...field('profileTitle')}
          label={text('profile.profileTitle')}
          hint={text('profile.profileTitle.help')}
          mark="required"
          limit={PROFILE_TITLE_MAX}
        />
        <PlaceBox
          id={form.idOf('place')}
          error={form.errorOf('place')}
          text={values.placeText}
          isChosen={values.place !== undefined}
          onType={(typed) => form.change({ placeText: typed, place: undefined })}
          onChoose={(place) => form.change({ placeText: place.description, place })}
        />
        <div className={classes['pair']}>
          <TextField {...field('address')} label={text('profile.address')} autoComplete="street-address" limit={ADDRESS_MAX} />
          <TextField {...field('zipCode')} label={text('profile.zipCode')} autoComplete="postal-code" limit={ZIP_CODE_MAX} />
        </div>
        <NumberField
          {...field('overallYearsOfExperience')}
          label={text('profile.years')}
          classNames={{ wrapper: classes['short'] ?? '' }}
        />
      </div>
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>
          <FormattedMessage id="profile.job" />
        </legend>
        <div className={classes['pair']}>
          <TextField
            {...field('jobTitle')}
            label={text('profile.jobTitle')}
            autoComplete="organization-title"
            limit={JOB_TITLE_MAX}
          />
          <TextField
            {...field('employerName')}
            label={text('profile.employer')}
            autoComplete="organization"
            limit={EMPLOYER_NAME_MAX}
          />
          <DateField {...field('workedFrom')} label={text('profile.workedFrom')} max={today} />
          <DateField
            {...field('workedTo')}
            label={text('profile.workedTo')}
            hint={text('profile.workedTo.help')}
            min={values.workedFrom}
          />
        </div>
      </fieldset>
    </>
  );
}
