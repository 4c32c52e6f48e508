import { Button, FormattedMessage, Icon, useGoOn, useIntl, type WordedFailure } from '@hirehq/shared-ui';
import {
  DraftNote,
  ErrorSummary,
  FormFailure,
  StepHeading,
  SubmitButton,
  VersionsPanel,
  isoDay,
  useStoredDraft,
  useVersionedForm,
  type FormProgress,
  type VersionedFormOptions,
} from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '../../shared/candidate.query.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import { skillsWithYears } from '../../shared/skills/skill-years.ts';
import { SkillsFields } from '../../shared/skills/skills-fields.tsx';
import { foundValuesOf } from './found-values.ts';
import { ImportChoice } from './import-choice.tsx';
import { PersonStep } from './person-step.tsx';
import {
  PROFILE_PARTS,
  isStoredProfileDraft,
  progressOf,
  storedProfile,
  typedValues,
  type StoredProfileDraft,
  type ProfileDraft,
  type Step,
} from './profile-draft.ts';
import { PROFILE_WORDS, personStep, profileProblem } from './profile-rules.ts';
import { ProfileSaved } from './profile-saved.tsx';
import { ReviewStep } from './review-step.tsx';
import { useSaveProfile } from './save-profile.mutation.ts';
import { takeFoundValues } from './take-found-values.ts';
import { useProfileTexts } from './use-profile-texts.ts';

const STEPS: readonly Step[] = ['person', 'skills'];

type Save = VersionedFormOptions<ProfileDraft, unknown>['save'];
type SaveBasis = Parameters<Save>[2];

/** Something of the profile was changed elsewhere since the form was opened. */
const changedElsewhere = (current: Candidate, text: string) => ({
  ok: false as const,
  failure: { code: 'STALE' as const, fields: {}, message: undefined, current, text },
});

function presentProfile(failure: WordedFailure) {
  const candidate = currentIn<Candidate>(failure);
  return candidate && storedProfile(candidate);
}

interface ProfileFormProps {
  candidate: Candidate;
  onProgress: (progress: FormProgress) => void;
}

/** The two steps of a profile, saved together at the end. */
export function ProfileForm({ candidate, onProgress }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const goOn = useGoOn();
  const { run } = useSaveProfile();
  const [saved, setSaved] = useState(false);
  const [today] = useState(() => isoDay());
  const stored = storedProfile(candidate);
  const draft = useStoredDraft<StoredProfileDraft>({
    key: 'createProfile',
    owner: candidate.id,
    start: { ...stored.values, base: stored },
    isDraft: isStoredProfileDraft,
  });
  const [{ base: basis = stored, ...initialValues }] = useState(draft.values);
  const [base, setBase] = useState(basis);
  const [step, setStep] = useState(initialValues.step);
  /** The attempt saves the profile, and does not only turn to the other step. */
  const isLast = useRef(false);
  const isSaved = useRef(false);
  const [wasReviewed, setWasReviewed] = useState(false);
  const form = useVersionedForm<ProfileDraft, unknown>({
    initialValues,
    base,
    stored,
    parts: PROFILE_PARTS,
    storedIn: presentProfile,
    onBase: (next, typed) => {
      setBase(next);
      if (!isSaved.current) draft.keep({ ...typed, base: next });
    },
    schema: step === 'person' ? personStep(today) : skillsWithYears,
    shownAt: profileProblem,
    words: PROFILE_WORDS,
    focus: 'summary',
    onChange: (typed) => draft.keep({ ...typed, base }),
    save: (_, typed, sent) => (step === 'person' ? turned('skills') : save(typed, sent)),
    onSaved: () => {
      if (!isLast.current) return;
      isSaved.current = true;
      draft.forget();
      setSaved(true);
      goOn();
    },
  });
  const { values } = form;
  const texts = useProfileTexts(values, stored.values);
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

  /** Only turned over: the profile is saved with the last step. */
  async function turned(next: Step) {
    isLast.current = false;
    turnTo(next);
    return { ok: true as const };
  }

  async function save(typed: ProfileDraft, { version = stored.version, changed }: SaveBasis) {
    if (!personStep(today).safeParse(typed).success) return turned('person');
    isLast.current = true;
    const outcome = await run({ draft: typed, version, changed: new Set(changed) });
    if (!outcome.ok) return outcome;
    if (outcome.done) return changedElsewhere(outcome.done, formatMessage({ id: 'profile.save.failed' }));
    return { ok: true as const };
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
      {step === 'person' && (
        <ImportChoice onRead={(reading) => form.change({ found: foundValuesOf(reading, typedValues(values)) })} />
      )}
      <ErrorSummary form={form} />
      {step === 'person' ? <PersonStep form={form} email={candidate.emailAddress} /> : <SkillsFields form={form} />}
      <VersionsPanel versions={form.versions} order={3} {...texts} onDiscard={() => form.reset()} />
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
