import type { OwnSkill } from '@hirehq/shared-contracts/rest';
import { useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { rowParts, type FieldWords, type Problem, type Stored } from '@hirehq/shared-ui/forms';
import type { Removal } from '../../shared/removal/removal.mutation.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
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

const SAVED = { ok: true } as const;

/** A mistake in the years of a skill is shown at its field. */
function atSkill(problem: Problem, { skills }: SkillsValues): Problem {
  const index = /^(?:skills\.)?(\d+)\./.exec(problem.field)?.[1];
  const skill = index === undefined ? undefined : skills[Number(index)];
  return skill ? { ...problem, field: yearsField(skill.id), values: { skill: skill.name } } : problem;
}

/** The skills as they are stored; the version lists that of each. */
export const storedSkills = (skills: readonly OwnSkill[]): Stored<SkillsValues> => ({
  version: JSON.stringify(Object.fromEntries(skills.map(({ id, version }) => [id, version]))),
  values: { skills: skills.map(({ id, name, yearsOfExperience }) => ({ id, name, years: String(yearsOfExperience) })) },
});

const versionsIn = (version = '{}') => JSON.parse(version) as Readonly<Record<string, string>>;

function storedIn(failure: WordedFailure) {
  const current = currentIn<readonly OwnSkill[]>(failure);
  return current && storedSkills(current);
}

const EACH_SKILL = rowParts<SkillsValues, 'skills', SkillYears>('skills', ({ id }) => String(id));

interface SkillsFormProps {
  editor: Editor<SkillsValues>;
  values: SkillsValues;
  saved: readonly OwnSkill[];
  removal: Removal;
}

export function SkillsForm({ editor, values, saved, removal }: SkillsFormProps) {
  const { formatMessage } = useIntl();
  const suggested = useSkillsOfWork();
  const { run } = useSaveSkills();
  const nameOf = (id: string): string => [...form.values.skills, ...saved].find((skill) => String(skill.id) === id)?.name ?? id;
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored: storedSkills(saved),
    storedIn,
    parts: EACH_SKILL,
    isOneOfMany: false,
    schema: skillsWithYears,
    shownAt: atSkill,
    words: WORDS,
    async save({ skills }, _typed, { version, changed }) {
      const versions = versionsIn(version);
      const body = skills
        .filter(({ id }) => changed.includes(String(id)))
        .map(({ id, years }) => ({ id, yearsOfExperience: yearsOf(years) ?? 0, version: versions[id] ?? null }));
      const outcome = body.length > 0 ? await run({ body }) : SAVED;
      if (!outcome.ok) return outcome;
      const chosen = new Set(skills.map(({ id }) => String(id)));
      for (const id of changed.filter((each) => !chosen.has(each))) {
        const seen = versions[id];
        await removal.remove({ id, name: nameOf(id), ...(seen !== undefined && { version: seen }) });
      }
      return SAVED;
    },
  });
  const yearsOfSkill = (_part: string, skill: unknown) =>
    formatMessage({ id: 'edit.years' }, { years: yearsOf((skill as SkillYears).years) ?? 0 });
  return (
    <SectionForm
      title={formatMessage({ id: 'edit.skills.change' })}
      form={form}
      editor={editor}
      nameOf={nameOf}
      textOf={yearsOfSkill}
    >
      <SkillsFields form={form} suggested={suggested} />
    </SectionForm>
  );
}
