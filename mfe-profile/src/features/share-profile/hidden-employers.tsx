import { Button, FormattedMessage, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { FormFailure } from '@hirehq/shared-ui/forms';
import { useId, useState } from 'react';
import { ListedBox } from '../../shared/listed-box.tsx';
import { useHideFrom } from './hidden-employers.mutation.ts';
import { useEmployerNames } from './hidden-employers.query.ts';
import classes from './share-profile.module.css';

interface Employer {
  enterpriseId: string;
  enterpriseName: string;
}

/** Employers who do not see the profile, and what that cannot prevent (PR-07). */
export function HiddenEmployers({ hidden }: { hidden: readonly Employer[] }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { state, items } = useEmployerNames(typed);
  const { run, busy, failure } = useHideFrom();
  const id = useId();
  const boxId = useId();

  async function set({ enterpriseId, enterpriseName }: Employer, isHidden: boolean): Promise<void> {
    const outcome = await run({ enterpriseId, hidden: isHidden });
    if (!outcome.ok) return;
    setSaid(formatMessage({ id: isHidden ? 'sharing.hidden.done' : 'sharing.hidden.shown' }, { name: enterpriseName }));
    document.getElementById(boxId)?.focus();
  }

  return (
    <div className={classes['part']} role="group" aria-labelledby={id}>
      <h3 id={id} className={classes['title']}>
        <FormattedMessage id="sharing.hidden" />
      </h3>
      <p className={classes['text']}>
        <FormattedMessage id="sharing.hidden.limits" />
      </p>
      {hidden.length > 0 && (
        <ul className={classes['hidden']}>
          {hidden.map((employer) => (
            <li key={employer.enterpriseId}>
              <bdi>{employer.enterpriseName}</bdi>
              <Button
                variant="subtle"
                size="compact-md"
                disabled={busy}
                aria-label={formatMessage({ id: 'sharing.hidden.show.to' }, { name: employer.enterpriseName })}
                onClick={() => void set(employer, false)}
              >
                <FormattedMessage id="sharing.hidden.show" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes['box']}>
        <ListedBox
          id={boxId}
          label={formatMessage({ id: 'sharing.hidden.add' })}
          placeholder={formatMessage({ id: 'sharing.hidden.placeholder' })}
          icon="building"
          text={typed}
          suggestions={{ state, items: items.filter((item) => !hidden.some((each) => each.enterpriseId === item.enterpriseId)) }}
          nameOf={({ enterpriseName }) => enterpriseName}
          keyOf={({ enterpriseId }) => enterpriseId}
          onType={setTyped}
          onChoose={(employer) => {
            setTyped('');
            void set(employer, true);
          }}
        />
      </div>
      <FormFailure>{failure?.text}</FormFailure>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
