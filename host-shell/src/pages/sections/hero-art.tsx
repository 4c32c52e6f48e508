import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import classes from './hero-art.module.css';

/** Decoration of the first screen: a job that fits, and the invitation that follows, as the product shows them. */
export function HeroArt() {
  return (
    <div className={classes['art']} aria-hidden="true">
      <div className={classes['job']}>
        <div className={classes['head']}>
          <svg className={classes['mark']} viewBox="0 0 24 24" focusable="false">
            <path d="M12 3h9a9 9 0 0 1-9 9zM3 12a9 9 0 0 1 9-9v9zM12 12h9a9 9 0 0 1-9 9z" />
          </svg>
          <div>
            <p className={classes['title']}>
              <FormattedMessage id="hero.job" />
            </p>
            <p className={classes['muted']}>
              <FormattedMessage id="hero.employer" />
            </p>
          </div>
          <Icon name="bookmark" size={20} />
        </div>
        <p className={classes['facts']}>
          <span>
            <Icon name="money" size={15} />
            <FormattedMessage id="hero.pay" />
          </span>
          <span>
            <Icon name="building" size={15} />
            <FormattedMessage id="hero.mode" />
          </span>
        </p>
        <p className={classes['fit']}>
          <Icon name="check" size={16} />
          <FormattedMessage id="hero.fit" />
        </p>
      </div>
      <div className={classes['invitation']}>
        <p className={classes['kind']}>
          <Icon name="calendar" size={16} />
          <FormattedMessage id="hero.invitation" />
        </p>
        <p className={classes['title']}>
          <FormattedMessage id="hero.when" />
        </p>
        <p className={classes['muted']}>
          <FormattedMessage id="hero.how" />
        </p>
        <p className={classes['responses']}>
          <span className={classes['accept']}>
            <FormattedMessage id="hero.accept" />
          </span>
          <span className={classes['propose']}>
            <FormattedMessage id="hero.propose" />
          </span>
        </p>
      </div>
      <span className={classes['badge']}>
        <Icon name="bell" size={26} />
      </span>
    </div>
  );
}
