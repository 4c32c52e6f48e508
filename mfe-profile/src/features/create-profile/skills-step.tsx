import { FormattedMessage, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import type { Form } from '@hirehq/shared-ui/forms';
import { SKILLS_MAX } from '@hirehq/shared-contracts/inputs';
import classes from './create-profile.module.css';
import type { ProfileDraft, SkillYears } from './profile-draft.ts';
import { yearsField } from './profile-rules.ts';
import { useSkillSuggestions, type Skill } from '../../shared/skill-suggestions.query.ts';
import { ListedBox } from '../../shared/listed-box.tsx';
import { SkillRow } from './skill-row.tsx';

/** Step two: skills of the catalogue, each with its years (PR-02). */
export function SkillsStep({ form }: { form: Form<ProfileDraft> }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { skills } = form.values;
  const { state, items } = useSkillSuggestions(typed);
  const chosen = new Set(skills.map(({ id }) => id));
  const offered = items.filter(({ id }) => !chosen.has(id));

  function add(skill: Skill): void {
    setTyped('');
    if (skills.length >= SKILLS_MAX) return;
    form.change({ skills: [...skills, { ...skill, years: '' }] });
    setSaid(formatMessage({ id: 'profile.skills.added' }, { skill: skill.name }));
  }

  function remove({ id, name }: SkillYears): void {
    form.change({ skills: skills.filter((skill) => skill.id !== id) });
    setSaid(formatMessage({ id: 'profile.skills.removed' }, { skill: name }));
    form.focusOn('skills');
  }

  return (
    <>
      <ListedBox
        id={form.idOf('skills')}
        label={formatMessage({ id: 'profile.skills.add' })}
        hint={formatMessage({ id: 'profile.skills.help' })}
        placeholder={formatMessage({ id: 'profile.skills.placeholder' })}
        icon="search"
        error={form.errorOf('skills')}
        text={typed}
        suggestions={{ state, items: offered }}
        nameOf={({ name }) => name}
        onType={setTyped}
        onChoose={add}
      />
      {skills.length > 0 && (
        <ul className={classes['skills']} aria-label={formatMessage({ id: 'profile.skills.yours' })}>
          {skills.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={skill}
              fieldId={form.idOf(yearsField(skill.id))}
              isWrong={form.errorOf(yearsField(skill.id)) !== undefined}
              onYears={(years) =>
                form.change({ skills: skills.map((each) => (each.id === skill.id ? { ...each, years } : each)) })
              }
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
