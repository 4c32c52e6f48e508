import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { FoundValueCard } from './found-value-card.tsx';
import { wrongFields, type FoundKind, type FoundValue } from './found-values.ts';
import classes from './import-resume.module.css';

const GROUPS: readonly { id: string; kinds: readonly FoundKind[] }[] = [
  { id: 'profile.review.person', kinds: ['name', 'telephone', 'profileTitle', 'location', 'address', 'zipCode', 'years'] },
  { id: 'profile.review.work', kinds: ['work'] },
  { id: 'profile.review.education', kinds: ['education'] },
  { id: 'profile.review.skills', kinds: ['skill'] },
  { id: 'profile.review.licences', kinds: ['licence'] },
  { id: 'profile.review.languages', kinds: ['language'] },
];

interface ReviewStepProps {
  found: readonly FoundValue[];
  onChange: (found: readonly FoundValue[]) => void;
  /** Puts the taken values into the profile. */
  onTake: () => void;
  /** Leaves everything. */
  onLeave: () => void;
}

/** What a résumé says, before any of it is in the profile. */
export function ReviewStep({ found, onChange, onTake, onLeave }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsMistakes, setShowsMistakes] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const taken = found.filter(({ isTaken }) => isTaken);
  const wrong = taken.filter((each) => wrongFields(each).length > 0);

  function take(): void {
    setShowsMistakes(true);
    const [first] = wrong;
    if (!first) return onTake();
    document.getElementById(`found-${first.id}-${wrongFields(first)[0] ?? ''}`)?.focus();
  }

  return (
    <section className="hq-card hq-form" aria-labelledby="profile-review">
      <h2 id="profile-review" ref={heading} tabIndex={-1} className="hq-section-title">
        <FormattedMessage id="profile.review.title" />
      </h2>
      <p className={classes['lead']}>
        <FormattedMessage id="profile.review.lead" />
      </p>
      {GROUPS.map(({ id, kinds }) => {
        const own = found.filter(({ kind }) => kinds.includes(kind));
        if (own.length === 0) return null;
        return (
          <section key={id} className={classes['group']} aria-labelledby={id}>
            <h3 id={id} className={classes['title']}>
              <FormattedMessage id={id} />
            </h3>
            <ul className={classes['values']}>
              {own.map((each) => (
                <FoundValueCard
                  key={each.id}
                  found={each}
                  showsMistakes={showsMistakes}
                  onChange={(changed) => onChange(found.map((other) => (other.id === changed.id ? changed : other)))}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {showsMistakes && wrong.length > 0 && (
        <p role="alert">{formatMessage({ id: 'profile.review.mistakes' }, { count: wrong.length })}</p>
      )}
      <div className="hq-form-actions">
        <Button size="md" onClick={take}>
          {formatMessage({ id: 'profile.review.take' }, { count: taken.length })}
        </Button>
        <Button size="md" variant="default" onClick={onLeave}>
          <FormattedMessage id="profile.review.leave" />
        </Button>
      </div>
    </section>
  );
}
