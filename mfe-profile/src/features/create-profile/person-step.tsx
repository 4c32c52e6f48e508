import { placeText } from '@hirehq/shared-contracts/place-text';
import { FormattedMessage, TextInput, useIntl, usePlaceSuggestions } from '@hirehq/shared-ui';
import classes from './create-profile.module.css';
import type { ProfileDraft } from './profile-draft.ts';
import { fieldId, type PersonField } from './profile-rules.ts';
import { SuggestionBox } from './suggestion-box.tsx';

interface PersonStepProps {
  draft: ProfileDraft;
  /** ISO 8601. */
  today: string;
  errorOf: (field: PersonField) => string | undefined;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

const LONGEST_NAME = 100;
const LONGEST_TEXT = 200;

/** Step one: who the candidate is, and the job held now or last (PR-01). */
export function PersonStep({ draft, today, errorOf, onChange }: PersonStepProps) {
  const { formatMessage, locale } = useIntl();
  const places = usePlaceSuggestions(draft.place ? '' : draft.placeText);
  const text = (id: string) => formatMessage({ id });

  function field(name: Exclude<PersonField, 'place'>, label: string) {
    return {
      id: fieldId(name),
      label,
      size: 'md',
      value: draft[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
    } as const;
  }

  return (
    <>
      <p className={classes['note']}>
        <FormattedMessage id="profile.needed" />
      </p>
      <div className={classes['fields']}>
        <TextInput
          {...field('name', text('profile.name'))}
          withAsterisk
          aria-required
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <TextInput
          {...field('profileTitle', text('profile.profileTitle'))}
          description={text('profile.profileTitle.help')}
          withAsterisk
          aria-required
          maxLength={LONGEST_TEXT}
        />
        <SuggestionBox
          id={fieldId('place')}
          label={text('profile.place')}
          placeholder={text('profile.place.placeholder')}
          icon="pin"
          error={errorOf('place')}
          text={draft.place ? placeText(draft.placeText, locale) : draft.placeText}
          state={places.state}
          names={places.items.map(({ description }) => placeText(description, locale))}
          onType={(placeText) => onChange({ placeText, place: undefined })}
          onChoose={(index) => {
            const place = places.items[index];
            if (place) onChange({ placeText: place.description, place });
          }}
        />
        <TextInput
          {...field('overallYearsOfExperience', text('profile.years'))}
          inputMode="decimal"
          maxLength={5}
          classNames={{ wrapper: classes['short'] ?? '' }}
        />
      </div>
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>
          <FormattedMessage id="profile.job" />
        </legend>
        <div className={classes['pair']}>
          <TextInput
            {...field('jobTitle', text('profile.jobTitle'))}
            autoComplete="organization-title"
            maxLength={LONGEST_TEXT}
          />
          <TextInput {...field('employerName', text('profile.employer'))} autoComplete="organization" maxLength={LONGEST_TEXT} />
          <TextInput {...field('workedFrom', text('profile.workedFrom'))} type="date" max={today} />
          <TextInput
            {...field('workedTo', text('profile.workedTo'))}
            description={text('profile.workedTo.help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="date"
            min={draft.workedFrom}
          />
        </div>
      </fieldset>
    </>
  );
}
