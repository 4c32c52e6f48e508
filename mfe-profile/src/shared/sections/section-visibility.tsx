import { PROFILE_AUDIENCES, type ProfileSection } from '@hirehq/shared-contracts/codes';
import { useIntl } from '@hirehq/shared-ui';
import { SelectField } from '@hirehq/shared-ui/forms';
import { useId } from 'react';
import { useAudienceName } from '../code-names.ts';
import { useProfile } from '../profile.query.ts';
import { useSetVisibility } from './section-visibility.mutation.ts';
import classes from './sections.module.css';

/** Who sees a section, saved as soon as it is chosen (PR-07). */
export function SectionVisibility({ section, title }: { section: ProfileSection; title: string }) {
  const { formatMessage } = useIntl();
  const nameOf = useAudienceName();
  const id = useId();
  const query = useProfile();
  const { run, failure } = useSetVisibility();
  const chosen = query.data?.profile.visibility.find((each) => each.section === section)?.audience;
  if (chosen === undefined) return null;
  return (
    <div className={classes['visibility']}>
      <SelectField
        id={id}
        label={formatMessage({ id: 'edit.visibility' })}
        fullLabel={formatMessage({ id: 'edit.visibility.of' }, { section: title })}
        value={chosen}
        error={failure?.text}
        choices={PROFILE_AUDIENCES.map((audience) => ({ value: audience, label: nameOf(audience) }))}
        onChange={(audience) => void run({ section, audience })}
      />
    </div>
  );
}
