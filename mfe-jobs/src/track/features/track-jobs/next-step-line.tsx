import type { ReactNode } from 'react';
import { Button, FormattedMessage, Icon, PageLink, useIntl } from '@hirehq/shared-ui';
import { momentOfViewer, viewerZone } from '@hirehq/shared-ui/bundled';
import classes from './next-step-line.module.css';
import type { NextStep } from './next-step.ts';

const ICONS = { act: 'bell', wait: 'clock', end: 'info' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface NextStepLineProps {
  step: NextStep;
  company: string;
  /** True on the page of the job itself: the link keeps its space but is not rendered. */
  isHere?: (to: string) => boolean;
  /** Shown next to it, e.g. when the candidate applied. */
  children?: ReactNode;
}

/** The next step, whose turn it is, and a link. */
export function NextStepLine({ step, company, isHere, children }: NextStepLineProps) {
  const intl = useIntl();
  const { date, words, turn, link } = step;
  const day = date && intl.formatDate(date, { dateStyle: 'long', timeZone: DAY.test(date) ? 'UTC' : viewerZone() });
  const moment = date && momentOfViewer(intl, date);
  return (
    <div className={classes['line']} data-turn={turn}>
      <Icon name={ICONS[turn]} size={18} />
      <div className={classes['words']}>
        <p>
          <FormattedMessage {...words} values={{ company, date: day ?? '', time: moment ?? '' }} />
        </p>
        {children}
      </div>
      {link && (
        <Button
          component={PageLink}
          to={link.to}
          size="sm"
          variant={turn === 'act' ? 'filled' : 'default'}
          data-here={isHere?.(link.to) ?? false}
        >
          <FormattedMessage {...link.words} />
        </Button>
      )}
    </div>
  );
}
