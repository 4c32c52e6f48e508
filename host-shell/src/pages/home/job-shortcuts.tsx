import { NavLink } from '@hirehq/shared-ui';
import { routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { Deployed } from '../../routing/deployed.tsx';
import classes from '../sections/sections.module.css';

interface JobShortcutsProps {
  heading: string;
  intro: string;
  items: readonly { label: string; search: JobSearchParams }[];
}

/** Popular searches; renders nothing if jobs are not deployed. */
export function JobShortcuts({ heading, intro, items }: JobShortcutsProps) {
  const signedIn = useShellSession().status === 'signed-in';
  return (
    <Deployed to={routes.searchResults(signedIn)}>
      <section className={classes['section']} aria-labelledby="home-shortcuts">
        <h2 id="home-shortcuts" className={classes['heading']}>
          {heading}
        </h2>
        <p className={classes['intro']}>{intro}</p>
        <ul className={classes['shortcuts']}>
          {items.map(({ label, search }) => (
            <li key={label}>
              <NavLink to={routes.searchResults(signedIn, search)}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </section>
    </Deployed>
  );
}
