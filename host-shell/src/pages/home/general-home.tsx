import type { IconName } from '@hirehq/shared-ui';
import { IconCard } from '../sections/icon-card.tsx';
import classes from '../sections/sections.module.css';
import { HomeCall } from './home-call.tsx';
import { JobShortcuts } from './job-shortcuts.tsx';
import type english from './texts/en.json';

const STEPS = [
  { name: 'find', icon: 'search' },
  { name: 'apply', icon: 'send' },
  { name: 'follow', icon: 'bell' },
] as const satisfies readonly { name: string; icon: IconName }[];

const SEARCHES = {
  remote: { remote: true },
  contract: { employmentType: ['FL'] },
  fullTime: { employmentType: ['FT'] },
  easyApply: { easyApply: true },
  newest: { postedWithinDays: 7, sort: 'newest' },
} as const;
const SHORTCUTS = ['remote', 'contract', 'fullTime', 'easyApply', 'newest'] as const;

/** Home of the general and the neurodiversity brand: how it works, and popular searches. */
export function GeneralHome({ texts }: { texts: typeof english }) {
  const { general } = texts;
  return (
    <div data-simplified="hide">
      <section className={classes['section']} aria-labelledby="home-steps">
        <h2 id="home-steps" className={classes['heading']}>
          {general.steps.heading}
        </h2>
        <ol className={classes['cards']}>
          {STEPS.map(({ name, icon }) => (
            <IconCard key={name} icon={icon} {...general.steps[name]} />
          ))}
        </ol>
      </section>
      <JobShortcuts
        heading={general.shortcuts.heading}
        intro={general.shortcuts.intro}
        items={SHORTCUTS.map((name) => ({ label: general.shortcuts[name], search: SEARCHES[name] }))}
      />
      <HomeCall texts={texts.call} />
    </div>
  );
}
