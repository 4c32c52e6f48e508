import { NEURO_CLASSIFICATIONS, type NeuroClassification } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Skeleton, useIntl, useToast } from '@hirehq/shared-ui';
import { RadioField } from '@hirehq/shared-ui/forms';
import { useId, useState } from 'react';
import classes from './choose-classification.module.css';
import { useOwnRecord, useSaveClassification } from './classification.query.ts';

const NOT_SAID = 'NONE';
type Choice = NeuroClassification | typeof NOT_SAID;
const CHOICES: readonly Choice[] = [...NEURO_CLASSIFICATIONS, NOT_SAID];

interface ChooseClassificationProps {
  /** The identity provider is not ours and may have a copy. */
  isProviderExternal: boolean;
}

/** Whether the candidate is neurotypical or neurodistinct, with what is stored and who sees it; it can be removed. */
export function ChooseClassification({ isProviderExternal }: ChooseClassificationProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const query = useOwnRecord();
  const { run, busy } = useSaveClassification();
  const [pending, setPending] = useState<Choice>();
  const id = useId();
  const record = query.data;

  async function choose(choice: Choice): Promise<void> {
    if (!record || busy) return;
    setPending(choice);
    const outcome = await run({ body: { id: record.id, neuroClassification: choice === NOT_SAID ? null : choice } });
    if (!outcome.ok) setPending(undefined);
    const message = outcome.ok
      ? formatMessage({ id: 'settings.saved' })
      : formatMessage({ id: 'settings.notSaved' }, { reason: outcome.failure.text });
    toast({ kind: outcome.ok ? 'success' : 'error', message });
  }

  return (
    <div className={classes['classification']}>
      <ul className={classes['facts']}>
        {['stored', 'seen', 'used'].map((fact) => (
          <li key={fact}>
            <FormattedMessage id={`settings.classification.${fact}`} />
          </li>
        ))}
        {isProviderExternal && (
          <li>
            <FormattedMessage id="settings.classification.provider" />
          </li>
        )}
      </ul>
      {record ? (
        <RadioField
          id={id}
          label={formatMessage({ id: 'settings.classification.label' })}
          value={pending ?? record.neuroClassification ?? NOT_SAID}
          error={undefined}
          choices={CHOICES.map((value) => ({ value, label: formatMessage({ id: `settings.classification.${value}` }) }))}
          onChange={(value) => void choose(value)}
        />
      ) : query.status === 'failed' ? (
        <Button variant="default" size="md" className={classes['retry'] ?? ''} onClick={query.retry}>
          <FormattedMessage id="settings.classification.retry" />
        </Button>
      ) : (
        <Skeleton height={96} radius="md" />
      )}
    </div>
  );
}
