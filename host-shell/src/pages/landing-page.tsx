import { Button, FormattedMessage, Icon, Navigate, Skeleton, useNavigate, type IconName } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { Slot } from '../layout/slot.tsx';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../lend/shell-services.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';
import { HeroArt } from './hero-art.tsx';
import classes from './landing-page.module.css';

const POINTS: readonly { icon: IconName; id: string }[] = [
  { icon: 'search', id: 'find' },
  { icon: 'send', id: 'apply' },
  { icon: 'bell', id: 'follow' },
];

/** The first screen for visitors: what this is, and a search. Who is signed in goes to the dashboard (SH-01). */
export function LandingPage() {
  const { session, sessionExpected } = useShellServices();
  const { status } = useShellSession();
  const navigate = useNavigate();
  if (status === 'signed-in') return <Navigate replace to={routes.dashboard()} />;
  if (status === 'unknown' && sessionExpected) return <LoadingPage kind="page" />;
  return (
    <>
      <section className={classes['hero']}>
        <div className={classes['heroInner']}>
          <div>
            <h1 className={classes['title']}>
              <FormattedMessage id="landing.title" />
            </h1>
            <p className={classes['lead']}>
              <FormattedMessage id="landing.lead" />
            </p>
            <div className={classes['search']}>
              <Slot
                name="landing.search"
                skeleton={<Skeleton height={62} radius={999} className={classes['searchSkeleton'] ?? ''} />}
              />
            </div>
            <div className={classes['actions']}>
              <Button size="md" variant="light" onClick={() => void navigate(routes.jobList())}>
                <FormattedMessage id="landing.browse" />
              </Button>
              <Button size="md" variant="subtle" onClick={() => void session.signUp({ returnTo: routes.createProfile() })}>
                <FormattedMessage id="landing.createProfile" />
              </Button>
            </div>
          </div>
          <div className={classes['art']}>
            <HeroArt />
          </div>
        </div>
      </section>
      <section className="hq-page" aria-labelledby="landing-how">
        <h2 id="landing-how" className={classes['how']}>
          <FormattedMessage id="landing.how" />
        </h2>
        <ul className={classes['points']}>
          {POINTS.map(({ icon, id }) => (
            <li key={id} className="hq-card">
              <span className={classes['pointIcon']}>
                <Icon name={icon} size={24} />
              </span>
              <h3>
                <FormattedMessage id={`landing.${id}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`landing.${id}.text`} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
