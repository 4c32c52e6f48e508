import { ActionIcon, FormattedMessage, Icon, TextInput, useIntl } from '@hirehq/shared-ui';
import classes from './create-profile.module.css';
import type { SkillYears } from './profile-draft.ts';
import { fieldId } from './profile-rules.ts';

interface SkillRowProps {
  skill: SkillYears;
  /** The years are wanted and missing, or none. */
  wrong: boolean;
  onYears: (years: string) => void;
  onRemove: () => void;
}

export function SkillRow({ skill: { id, name, years }, wrong, onYears, onRemove }: SkillRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={classes['skill']}>
      <span className={classes['skillName']}>{name}</span>
      <TextInput
        id={fieldId(`years-${id}`)}
        classNames={{ section: classes['unit'] ?? '' }}
        aria-label={formatMessage({ id: 'profile.skillYears' }, { skill: name })}
        size="md"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        rightSectionWidth={64}
        rightSection={<FormattedMessage id="profile.skillYears.unit" />}
        value={years}
        error={wrong && formatMessage({ id: 'profile.years.range' })}
        onChange={({ currentTarget }) => onYears(currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={formatMessage({ id: 'profile.skills.remove' }, { skill: name })}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </ActionIcon>
    </li>
  );
}
