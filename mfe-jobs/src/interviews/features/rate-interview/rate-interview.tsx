import { RATING_REMARK_MAX, interviewRating } from '@hirehq/shared-contracts/inputs';
import { FormattedMessage, useIntl, useToast } from '@hirehq/shared-ui';
import { CheckboxField, SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import classes from './rate-interview.module.css';
import { useRateInterview } from './rate-interview.mutation.ts';
import { ChooseStars } from './rating-stars.tsx';

interface Typed {
  rating: number | undefined;
  remark: string;
  mayBeShown: boolean;
}

const NOTHING: Typed = { rating: undefined, remark: '', mayBeShown: false };

/** The scorecard of a round, which can be sent once (JB-20). Typed text stays if sending fails. */
export function RateInterview({ interviewId, onRated }: { interviewId: string; onRated: () => void }) {
  const { formatMessage } = useIntl();
  const { run } = useRateInterview();
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  const form = useForm({
    initialValues: NOTHING,
    schema: interviewRating,
    words: { 'rating.MISSING': 'rate.missing' },
    onSend: async (rating) => {
      const outcome = await run({ interviewId, ...rating });
      if (outcome.ok) toast({ kind: 'success', message: formatMessage({ id: 'rate.done' }) });
      else if (outcome.refused) setRefused(true);
      else toast({ kind: 'error', message: outcome.failure.text });
      if (outcome.ok || outcome.refused) onRated();
      return outcome;
    },
  });

  if (isRefused) {
    return (
      <p role="alert" className={classes['none']}>
        <FormattedMessage id="rate.refused" />
      </p>
    );
  }
  return (
    <form {...form.formProps} className={classes['form']}>
      <ChooseStars {...form.field('rating')} />
      <TextAreaField
        {...form.field('remark')}
        label={formatMessage({ id: 'rate.remark' })}
        hint={formatMessage({ id: 'rate.remarkHint' })}
        limit={RATING_REMARK_MAX}
        rows={4}
      />
      <CheckboxField
        {...form.field('mayBeShown')}
        label={formatMessage({ id: 'rate.mayBeShown' })}
        hint={formatMessage({ id: 'rate.mayBeShownHint' })}
      />
      <SubmitButton busy={form.busy} className={classes['send'] ?? ''}>
        <FormattedMessage id="rate.send" />
      </SubmitButton>
    </form>
  );
}
