import { useIntl } from '@hirehq/shared-ui';
import type { FieldWords, Problem } from '@hirehq/shared-ui/forms';
import type { Removal } from '../../shared/removal/removal.mutation.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { skillsWithYears, yearsField, type SkillYears } from '../../shared/skills/skill-years.ts';
import { SkillsFields } from '../../shared/skills/skills-fields.tsx';
import { yearsOf } from '../../shared/years-text.ts';
import { useSaveSkills } from './save-skills.mutation.ts';
import { useSkillsOfWork } from './skills-of-work.query.ts';

export interface SkillsValues {
  skills: readonly SkillYears[];
}

const WORDS: FieldWords = { 'skills.MISSING': 'profile.skills.missing', OUT_OF_RANGE: 'profile.skillYears.wrong' };

/** A mistake in the years of a skill is shown at its field. */
function atSkill(problem: Problem, { skills }: SkillsValues): Problem {
  const index = /^(?:skills\.)?(\d+)\./.exec(problem.field)?.[1];
  const skill = index === undefined ? undefined : skills[Number(index)];
  return skill ? { ...problem, field: yearsField(skill.id), values: { skill: skill.name } } : problem;
}

interface SkillsFormProps {
  editor: Editor<SkillsValues>;
  values: SkillsValues;
  saved: readonly { id: number; name: string }[];
  removal: Removal;
}

export function SkillsForm({ editor, values, saved, removal }: SkillsFormProps) {
  const { formatMessage } = useIntl();
  const suggested = useSkillsOfWork();
  const { run } = useSaveSkills();
  const form = useSectionForm({
    editor,
    initialValues: values,
    schema: skillsWithYears,
    shownAt: atSkill,
    words: WORDS,
    async save({ skills }) {
      const outcome = await run({ body: skills.map(({ id, years }) => ({ id, yearsOfExperience: yearsOf(years) ?? 0 })) });
      if (!outcome.ok) return outcome;
      const chosen = new Set(skills.map(({ id }) => id));
      for (const { id, name } of saved.filter((skill) => !chosen.has(skill.id))) await removal.remove({ id: String(id), name });
      return outcome;
    },
  });
  return (
    <SectionForm title={formatMessage({ id: 'edit.skills.change' })} form={form} editor={editor}>
      <SkillsFields form={form} suggested={suggested} />
    </SectionForm>
  );
}
