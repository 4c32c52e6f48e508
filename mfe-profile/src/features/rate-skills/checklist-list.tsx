import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedDate, FormattedMessage, PageLink, Tag, defineMessages, useIntl } from '@hirehq/shared-ui';
import { isoDay } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import { stageOf, type ChecklistStage } from './checklist-state.ts';
import type { Checklist } from './checklists.query.ts';
import classes from './checklist.module.css';

const STAGES = defineMessages({
  untouched: { id: 'checklist.stage.untouched' },
  started: { id: 'checklist.stage.started' },
  complete: { id: 'checklist.stage.complete' },
  signed: { id: 'checklist.stage.signed' },
  expired: { id: 'checklist.stage.expired' },
} satisfies Record<ChecklistStage, { id: string }>);

const TONES = { untouched: 'neutral', started: 'brand', complete: 'warning', signed: 'accent', expired: 'danger' } as const;

/** The checklists by specialty, each with how far it is. */
export function ChecklistList({ checklists }: { checklists: readonly Checklist[] }) {
  const { formatMessage } = useIntl();
  const [today] = useState(() => isoDay());
  return (
    <ul className={classes['list']}>
      {checklists.map((checklist) => {
        const stage = stageOf(checklist, today);
        return (
          <li key={checklist.id} className={`hq-card ${classes['entry']}`}>
            <PageLink to={`${routes.checklist()}?${new URLSearchParams({ list: checklist.id }).toString()}`}>
              {formatMessage({ id: `checklist.name.${checklist.id}` })}
            </PageLink>
            <Tag tone={TONES[stage]}>
              <FormattedMessage
                id={STAGES[stage].id}
                values={{
                  done: checklist.items.filter(({ done }) => done).length,
                  all: checklist.items.length,
                  date: checklist.expiresOn && <FormattedDate value={checklist.expiresOn} dateStyle="medium" timeZone="UTC" />,
                }}
              />
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
