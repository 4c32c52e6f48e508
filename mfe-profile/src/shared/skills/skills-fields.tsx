import { Button, FormattedMessage, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { useId, useState } from 'react';
import type { Form } from '@hirehq/shared-ui/forms';
import { SKILLS_MAX } from '@hirehq/shared-contracts/inputs';
import { ListedBox } from '../listed-box.tsx';
import { SkillRow } from './skill-row.tsx';
import { useSkillSuggestions, type Skill } from './skill-suggestions.query.ts';
import { yearsField, type SkillYears } from './skill-years.ts';
import classes from './skills.module.css';

interface SkillsFieldsProps {
  form: Pick<Form<{ skills: readonly SkillYears[] }>, 'values' | 'change' | 'idOf' | 'errorOf' | 'focusOn'>;
  /** Offered for adding with one press. */
  suggested?: readonly Skill[];
}

const NONE: readonly Skill[] = [];

/** Skills of the catalogue, each with its years (PR-02). */
export function SkillsFields({ form, suggested = NONE }: SkillsFieldsProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const suggestedId = useId();
  const { skills } = form.values;
  const { state, items } = useSkillSuggestions(typed);
  const chosen = new Set(skills.map(({ id }) => id));
  const offered = items.filter(({ id }) => !chosen.has(id));
  const alsoOffered = suggested.filter(({ id }) => !chosen.has(id));

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
      {alsoOffered.length > 0 && (
        <div role="group" aria-labelledby={suggestedId}>
          <p id={suggestedId} className={classes['suggestedTitle']}>
            <FormattedMessage id="profile.skills.suggested" />
          </p>
          <div className={classes['suggested']}>
            {alsoOffered.map((skill) => (
              <Button
                key={skill.id}
                variant="default"
                size="compact-md"
                aria-label={formatMessage({ id: 'profile.skills.addOne' }, { skill: skill.name })}
                onClick={() => add(skill)}
              >
                + {skill.name}
              </Button>
            ))}
          </div>
        </div>
      )}
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
