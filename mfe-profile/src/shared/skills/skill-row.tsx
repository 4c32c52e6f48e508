import { ActionIcon, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { NumberField } from '@hirehq/shared-ui/forms';
import classes from './skills.module.css';
import type { SkillYears } from './skill-years.ts';

interface SkillRowProps {
  skill: SkillYears;
  fieldId: string;
  /** The years are missing or not valid. */
  isWrong: boolean;
  onYears: (years: string) => void;
  onRemove: () => void;
}

export function SkillRow({ skill: { name, years }, fieldId, isWrong, onYears, onRemove }: SkillRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={classes['skill']}>
      <span className={classes['skillName']}>{name}</span>
      <NumberField
        id={fieldId}
        label={formatMessage({ id: 'profile.skillYears' }, { skill: name })}
        isLabelHidden
        classNames={{ section: classes['unit'] ?? '' }}
        rightSectionWidth={64}
        rightSection={<FormattedMessage id="profile.skillYears.unit" />}
        value={years}
        error={isWrong ? formatMessage({ id: 'profile.years.range' }) : undefined}
        onChange={onYears}
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
