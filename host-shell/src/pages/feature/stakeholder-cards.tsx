import { Icon, type IconName } from '@hirehq/shared-ui';
import { IconCard } from '../sections/icon-card.tsx';
import classes from '../sections/sections.module.css';
import type english from './texts/en.json';

/** The sides of a hire, each with a link to its section on this page. */
const STAKEHOLDERS = {
  candidates: { icon: 'user', anchor: '#candidate-features' },
  hiringManagers: { icon: 'building', anchor: '#different' },
  recruiters: { icon: 'search', anchor: '#candidateprofile' },
} as const satisfies Record<string, { icon: IconName; anchor: string }>;
const NAMES = ['candidates', 'hiringManagers', 'recruiters'] as const;

interface StakeholderCardsProps {
  texts: (typeof english)['stakeholders'];
  learnMore: string;
}

export function StakeholderCards({ texts, learnMore }: StakeholderCardsProps) {
  return (
    <section className={classes['section']} aria-labelledby="stakeholders">
      <h2 id="stakeholders" className={classes['heading']}>
        {texts.heading}
      </h2>
      <ul className={classes['cards']}>
        {NAMES.map((name) => (
          <IconCard key={name} icon={STAKEHOLDERS[name].icon} {...texts[name]}>
            <a className={classes['link']} href={STAKEHOLDERS[name].anchor} aria-label={`${learnMore}: ${texts[name].title}`}>
              {learnMore}
              <Icon name="arrowRight" size={18} directional />
            </a>
          </IconCard>
        ))}
      </ul>
    </section>
  );
}
