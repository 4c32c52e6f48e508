import { Button, FormattedMessage, Icon, useGoOn, useIntl } from '@hirehq/shared-ui';
import {
  DraftNote,
  ErrorSummary,
  FormFailure,
  StepHeading,
  SubmitButton,
  isoDay,
  useForm,
  useKeptDraft,
  type FormProgress,
} from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { useEffect, useState } from 'react';
import type { Candidate } from '../../shared/candidate.query.ts';
import { skillsWithYears } from '../../shared/skills/skill-years.ts';
import { SkillsFields } from '../../shared/skills/skills-fields.tsx';
import { foundValuesOf } from './found-values.ts';
import { ImportChoice } from './import-choice.tsx';
import { PersonStep } from './person-step.tsx';
import { draftOf, isDraft, progressOf, typedValues, type ProfileDraft, type Step } from './profile-draft.ts';
import { PROFILE_WORDS, personStep, profileProblem } from './profile-rules.ts';
import { ProfileSaved } from './profile-saved.tsx';
import { ReviewStep } from './review-step.tsx';
import { useSaveProfile } from './save-profile.mutation.ts';
import { takeFoundValues } from './take-found-values.ts';

const STEPS: readonly Step[] = ['person', 'skills'];

interface ProfileFormProps {
  candidate: Candidate;
  onProgress: (progress: FormProgress) => void;
}

/** The two steps of a profile, saved together at the end. */
export function ProfileForm({ candidate, onProgress }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const goOn = useGoOn();
  const { run } = useSaveProfile(candidate);
  const [saved, setSaved] = useState(false);
  const [today] = useState(() => isoDay());
  const draft = useKeptDraft({ key: 'createProfile', owner: candidate.id, start: draftOf(candidate), isDraft });
  const [step, setStep] = useState(draft.values.step);
  const [wasReviewed, setWasReviewed] = useState(false);
  const form = useForm<ProfileDraft, unknown>({
    initialValues: draft.values,
    schema: step === 'person' ? personStep(today) : skillsWithYears,
    shownAt: profileProblem,
    words: PROFILE_WORDS,
    focus: 'summary',
    onChange: draft.keep,
    onSend: async (_, values) => (step === 'person' ? turnTo('skills') : save(values)),
  });
  const { values } = form;
  const progress = saved ? 'complete' : progressOf(values, candidate);
  useEffect(() => onProgress(progress), [onProgress, progress]);

  if (saved) return <ProfileSaved onGoOn={() => goOn()} />;

  function turnTo(next: Step): void {
    form.clear();
    form.change({ step: next });
    setStep(next);
  }

  function leaveReview(changes: Partial<ProfileDraft>): void {
    setWasReviewed(true);
    form.change(changes);
  }

  async function save(typed: ProfileDraft) {
    if (!personStep(today).safeParse(typed).success) return turnTo('person');
    const outcome = await run(typed);
    if (!outcome.ok) return outcome;
    draft.forget();
    setSaved(true);
    goOn();
    return undefined;
  }

  if (values.found.length > 0) {
    return (
      <ReviewStep
        found={values.found}
        onChange={(found) => form.change({ found })}
        onTake={() => leaveReview(takeFoundValues(values, values.found))}
        onLeave={() => leaveReview({ found: [] })}
      />
    );
  }

  return (
    <form {...form.formProps} className="hq-card hq-form">
      <StepHeading
        step={STEPS.indexOf(step) + 1}
        steps={STEPS.length}
        isReturn={wasReviewed}
        title={formatMessage({ id: step === 'person' ? 'profile.personTitle' : 'profile.skillsTitle' })}
      />
      {step === 'person' && <ImportChoice onRead={(reading) => form.change({ found: foundValuesOf(reading, typedValues(values)) })} />}
      <ErrorSummary form={form} />
      {step === 'person' ? <PersonStep form={form} email={candidate.emailAddress} /> : <SkillsFields form={form} />}
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className="hq-form-actions">
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
        <SubmitButton busy={form.busy}>
          {step === 'person' ? (
            <FormattedMessage id="profile.continue" />
          ) : form.failure ? (
            <FormattedMessage id="profile.retry" />
          ) : (
            <FormattedMessage id="profile.finish" />
          )}
        </SubmitButton>
        <DraftNote draft={draft} />
      </div>
    </form>
  );
}
