import { useState } from 'react';
import { Button, FormattedMessage, useIntl, useConfirm, useToast } from '@hirehq/shared-ui';
import { OFFER_NOTE_MAX, declinedOffer } from '@hirehq/shared-contracts/inputs';
import { SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import { useAnswerOffer } from './answer-offer.mutation.ts';
import classes from './answer-offer.module.css';

const NOTHING = { note: '' };

interface AnswerOfferProps {
  applicationId: string;
  /** The version of the offer that is shown. */
  version: number;
  title: string;
  company: string;
  onAnswered: () => void;
}

/** Accepts or declines an offer, each after a confirmation; declining may include a reason. */
export function AnswerOffer({ applicationId, version, title, company, onAnswered }: AnswerOfferProps) {
  const { formatMessage } = useIntl();
  const { accepting, declining } = useAnswerOffer();
  const confirm = useConfirm();
  const toast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm({ initialValues: NOTHING, schema: declinedOffer, onSend: ({ note }) => answer({ accepts: false, note }) });

  async function answer({ accepts: isAccepting, note }: { accepts: boolean; note?: string | null }) {
    const isSure = await confirm({
      title: formatMessage({ id: isAccepting ? 'offer.acceptTitle' : 'offer.declineTitle' }),
      question: formatMessage({ id: isAccepting ? 'offer.acceptQuestion' : 'offer.declineQuestion' }, { title, company }),
    });
    if (!isSure) return undefined;
    const outcome = await (isAccepting
      ? accepting.run({ applicationId, version })
      : declining.run({ applicationId, version, note: note ?? null }));
    const done = formatMessage({ id: isAccepting ? 'offer.acceptDone' : 'offer.declineDone' });
    toast(outcome.ok ? { kind: 'success', message: done } : { kind: 'error', message: outcome.failure.text });
    if (outcome.ok || outcome.refused) onAnswered();
    return outcome;
  }

  if (isDeclining) {
    return (
      <form {...form.formProps} className={classes['decline']}>
        <TextAreaField
          {...form.field('note')}
          label={formatMessage({ id: 'offer.why' })}
          hint={formatMessage({ id: 'offer.whyHint' }, { company })}
          limit={OFFER_NOTE_MAX}
        />
        <div className={classes['actions']}>
          <SubmitButton size="sm" color="red.9" busy={form.busy}>
            <FormattedMessage id="offer.declineSend" />
          </SubmitButton>
          <Button variant="default" onClick={() => setDeclining(false)}>
            <FormattedMessage id="offer.back" />
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className={classes['actions']}>
      <Button size="md" loading={accepting.busy} onClick={() => void answer({ accepts: true })}>
        <FormattedMessage id="offer.accept" />
      </Button>
      <Button size="md" variant="default" disabled={accepting.busy} onClick={() => setDeclining(true)}>
        <FormattedMessage id="offer.decline" />
      </Button>
    </div>
  );
}
