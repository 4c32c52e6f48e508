import { FormattedMessage, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import classes from './create-profile.module.css';
import type { ProfileDraft, SkillYears } from './profile-draft.ts';
import { fieldId, type Field } from './profile-rules.ts';
import { useSkillSuggestions, type Skill } from './skill-suggestions.query.ts';
import { SkillRow } from './skill-row.tsx';
import { SuggestionBox } from './suggestion-box.tsx';

interface SkillsStepProps {
  skills: ProfileDraft['skills'];
  errorOf: (field: Field) => string | undefined;
  onChange: (skills: readonly SkillYears[]) => void;
}

const MOST_SKILLS = 100;

/** Step two: skills of the catalogue, each with its years (PR-02). */
export function SkillsStep({ skills, errorOf, onChange }: SkillsStepProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { state, items } = useSkillSuggestions(typed);
  const chosen = new Set(skills.map(({ id }) => id));
  const offered = items.filter(({ id }) => !chosen.has(id));

  function add(skill: Skill | undefined): void {
    setTyped('');
    if (!skill || skills.length >= MOST_SKILLS) return;
    onChange([...skills, { ...skill, years: '' }]);
    setSaid(formatMessage({ id: 'profile.skills.added' }, { skill: skill.name }));
  }

  function remove({ id, name }: SkillYears): void {
    onChange(skills.filter((skill) => skill.id !== id));
    setSaid(formatMessage({ id: 'profile.skills.removed' }, { skill: name }));
    document.getElementById(fieldId('skills'))?.focus();
  }

  return (
    <>
      <SuggestionBox
        id={fieldId('skills')}
        label={formatMessage({ id: 'profile.skills.add' })}
        description={formatMessage({ id: 'profile.skills.help' })}
        placeholder={formatMessage({ id: 'profile.skills.placeholder' })}
        icon="search"
        error={errorOf('skills')}
        text={typed}
        state={state}
        names={offered.map(({ name }) => name)}
        onType={setTyped}
        onChoose={(index) => add(offered[index])}
      />
      {skills.length > 0 && (
        <ul className={classes['skills']} aria-label={formatMessage({ id: 'profile.skills.yours' })}>
          {skills.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={skill}
              wrong={errorOf(`years-${skill.id}`) !== undefined}
              onYears={(years) => onChange(skills.map((each) => (each.id === skill.id ? { ...each, years } : each)))}
              onRemove={() => remove(skill)}
            />
          ))}
        </ul>
      )}
      {skills.length === 0 && (
        <p className={classes['noSkills']}>
          <FormattedMessage id="profile.skills.none" />
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
