import { Button, FormattedMessage, Icon, useGoOn, useIntl } from '@hirehq/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Candidate } from './candidate.query.ts';
import classes from './create-profile.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { PersonStep } from './person-step.tsx';
import { progressOf, type ProfileDraft, type ProfileProgress, type Step } from './profile-draft.ts';
import { isoDay, personProblems, skillProblems, type Field, type Problem } from './profile-rules.ts';
import { ProfileSaved } from './profile-saved.tsx';
import { useSaveProfile } from './save-profile.mutation.ts';
import { SaveFailure } from './save-failure.tsx';
import { SkillsStep } from './skills-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

const problemsOf = (draft: ProfileDraft, step: Step, today: string): Problem[] =>
  step === 'person' ? personProblems(draft, today) : skillProblems(draft);

interface ProfileFormProps {
  candidate: Candidate;
  onProgress: (progress: ProfileProgress) => void;
}

/** The two steps of a profile, saved together at the end. */
export function ProfileForm({ candidate, onProgress }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const goOn = useGoOn();
  const { draft, kept, change, forget } = useProfileDraft(candidate);
  const { run, busy, failure } = useSaveProfile(candidate);
  const [saved, setSaved] = useState(false);
  const [told, setTold] = useState<{ found: number; problems: readonly Problem[] }>({ found: 0, problems: [] });
  const [today] = useState(() => isoDay(new Date()));
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = draft;
  const progress = saved ? 'complete' : progressOf(draft, candidate);
  useEffect(() => onProgress(progress), [onProgress, progress]);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  if (saved) return <ProfileSaved onGoOn={() => goOn()} />;

  // What was told stays until it is mended; what goes wrong meanwhile is told at the next try.
  const wrong = problemsOf(draft, step, today);
  const problems = told.problems.filter((one) => wrong.some((two) => two.field === one.field && two.message === one.message));
  const errorOf = (field: Field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && formatMessage({ id: problem.message }, problem.values);
  };

  function turnTo(next: Step): void {
    setTold(({ found }) => ({ found, problems: [] }));
    change({ step: next });
  }

  async function save(): Promise<void> {
    const { ok } = await run(draft);
    if (!ok) return;
    setSaved(true);
    forget();
    goOn();
  }

  function submit(): void {
    if (wrong.length > 0) setTold(({ found }) => ({ found: found + 1, problems: wrong }));
    else if (step === 'person') turnTo('skills');
    else if (problemsOf(draft, 'person', today).length > 0) turnTo('person');
    else void save();
  }

  return (
    <form
      noValidate
      className={`hq-card ${classes['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading ref={heading} step={step} />
      <ErrorSummary key={told.found} problems={problems} />
      {step === 'person' ? (
        <PersonStep draft={draft} today={today} errorOf={errorOf} onChange={change} />
      ) : (
        <SkillsStep skills={draft.skills} errorOf={errorOf} onChange={(skills) => change({ skills })} />
      )}
      {failure && <SaveFailure text={failure.text} />}
      <div className={classes['actions']}>
        {step === 'skills' && (
          <Button
            variant="default"
            size="md"
            leftSection={<Icon name="arrowLeft" size={18} directional />}
            onClick={() => turnTo('person')}
          >
            <FormattedMessage id="profile.back" />
          </Button>
        )}
        <Button type="submit" size="md" loading={busy}>
          {step === 'person' ? (
            <FormattedMessage id="profile.continue" />
          ) : failure ? (
            <FormattedMessage id="profile.retry" />
          ) : (
            <FormattedMessage id="profile.finish" />
          )}
        </Button>
        <p className={classes['kept']}>
          {kept ? <FormattedMessage id="profile.kept" /> : <FormattedMessage id="profile.notKept" />}
        </p>
      </div>
    </form>
  );
}
