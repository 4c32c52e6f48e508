import { NavLink } from '@hirehq/shared-ui';
import { routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../../layout/use-shell-session.ts';
import classes from '../sections/sections.module.css';

interface JobShortcutsProps {
  heading: string;
  intro: string;
  items: readonly { label: string; search: JobSearchParams }[];
}

/** Searches that many begin with. */
export function JobShortcuts({ heading, intro, items }: JobShortcutsProps) {
  const signedIn = useShellSession().status === 'signed-in';
  return (
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
  );
}
