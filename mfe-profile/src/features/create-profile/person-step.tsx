import { CANDIDATE_NAME_MAX } from '@hirehq/shared-contracts/inputs';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { MonthField, TextField, type Form } from '@hirehq/shared-ui/forms';
import classes from './create-profile.module.css';
import { ExperienceField, JobFields, ProfileTitleField, StreetFields, TelephoneField } from '../../shared/person-fields.tsx';
import { PlaceBox } from '../../shared/place-box.tsx';
import type { ProfileDraft } from './profile-draft.ts';

interface PersonStepProps {
  form: Form<ProfileDraft>;
  /** The address of the account, which is changed in the settings. */
  email: string;
}

/** Step one: the person, and the current or latest job (PR-01). */
export function PersonStep({ form, email }: PersonStepProps) {
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
        <TelephoneField {...field('telephone')} />
        <ProfileTitleField {...field('profileTitle')} />
        <PlaceBox
          id={form.idOf('place')}
          error={form.errorOf('place')}
          text={values.placeText}
          isChosen={values.place !== undefined}
          onType={(typed) => form.change({ placeText: typed, place: undefined })}
          onChoose={(place) => form.change({ placeText: place.description, place })}
        />
        <div className={classes['pair']}>
          <StreetFields address={field('address')} zipCode={field('zipCode')} />
        </div>
        <ExperienceField {...field('overallYearsOfExperience')} />
      </div>
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>
          <FormattedMessage id="profile.job" />
        </legend>
        <div className={classes['pair']}>
          <JobFields jobTitle={field('jobTitle')} employerName={field('employerName')} />
          <MonthField {...field('workedFrom')} label={text('profile.workedFrom')} />
          <MonthField {...field('workedTo')} label={text('profile.workedTo')} hint={text('profile.workedTo.help')} />
        </div>
      </fieldset>
    </>
  );
}
