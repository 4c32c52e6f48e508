import { useState } from 'react';
import { Button, FormattedMessage, useIntl, useConfirm, useToast } from '@hirehq/shared-ui';
import { TextArea } from '../../../shared/text-area.tsx';
import { useAnswerOffer } from './answer-offer.mutation.ts';
import classes from './answer-offer.module.css';

const NOTE_LIMIT = 1_000;

interface AnswerOfferProps {
  applicationId: string;
  title: string;
  company: string;
  onAnswered: () => void;
}

/** Accepts or declines an offer, each after asking once; declining can say why. */
export function AnswerOffer({ applicationId, title, company, onAnswered }: AnswerOfferProps) {
  const { formatMessage } = useIntl();
  const { accepting, declining } = useAnswerOffer();
  const confirm = useConfirm();
  const toast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const [note, setNote] = useState('');

  async function answer(kind: 'accept' | 'decline'): Promise<void> {
    const isAccepting = kind === 'accept';
    const isSure = await confirm({
      title: formatMessage({ id: isAccepting ? 'offer.acceptTitle' : 'offer.declineTitle' }),
      question: formatMessage({ id: isAccepting ? 'offer.acceptQuestion' : 'offer.declineQuestion' }, { title, company }),
    });
    if (!isSure) return;
    const outcome = await (isAccepting
      ? accepting.run({ applicationId })
      : declining.run({ applicationId, note: note.trim() || null }));
    const done = formatMessage({ id: isAccepting ? 'offer.acceptDone' : 'offer.declineDone' });
    toast(outcome.ok ? { kind: 'success', message: done } : { kind: 'error', message: outcome.failure.text });
    if (outcome.ok || outcome.refused) onAnswered();
  }

  if (isDeclining) {
    return (
      <div className={classes['decline']}>
        <TextArea
          label={formatMessage({ id: 'offer.why' })}
          hint={formatMessage({ id: 'offer.whyHint' }, { company })}
          value={note}
          limit={NOTE_LIMIT}
          onChange={setNote}
        />
        <div className={classes['actions']}>
          <Button color="red.9" loading={declining.busy} onClick={() => void answer('decline')}>
            <FormattedMessage id="offer.declineSend" />
          </Button>
          <Button variant="default" onClick={() => setDeclining(false)}>
            <FormattedMessage id="offer.back" />
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes['actions']}>
      <Button size="md" loading={accepting.busy} onClick={() => void answer('accept')}>
        <FormattedMessage id="offer.accept" />
      </Button>
      <Button size="md" variant="default" disabled={accepting.busy} onClick={() => setDeclining(true)}>
        <FormattedMessage id="offer.decline" />
      </Button>
    </div>
  );
}
