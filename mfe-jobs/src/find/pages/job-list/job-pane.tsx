import {
  AtLocation,
  FormattedMessage,
  Icon,
  matchRoutes,
  PageSkeleton,
  Route,
  Routes,
  useIntl,
  useNavigate,
  useNavigationType,
  type Location,
} from '@hirehq/shared-ui';
import { laterPart } from '@hirehq/shared-ui/bundled';
import { Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { manifest } from '../../../manifest.ts';
import { ListAroundContext, useListAround } from '../../../shared/list-around.ts';
import { CARD, linkOf } from '../../features/list-jobs/use-arrow-keys.ts';
import classes from './job-pane.module.css';

const JobPage = laterPart(async () => (await import(/* webpackChunkName: "job-pane" */ '../job/job-page.tsx')).JobPage);

const PAGES = manifest.routes.filter((route) => 'beside' in route);
const PATHS = PAGES.map(({ path }) => path);

/** The id of the job that a page is about. */
export const jobOf = (pathname: string): string | undefined => matchRoutes([...PAGES], pathname)?.[0]?.params['id'];

/** Moves the focus into the pane with each job that is chosen, and back to its card when the pane is closed. */
function useFocusOfPane(pane: RefObject<HTMLElement | null>, job: string | undefined) {
  const before = useRef(job);
  useEffect(() => {
    const left = before.current;
    before.current = job;
    if (left === job) return;
    if (job !== undefined) {
      pane.current?.scrollTo(0, 0);
      pane.current?.focus({ preventScroll: true });
      return;
    }
    const { activeElement } = document;
    if (activeElement !== document.body && !pane.current?.contains(activeElement)) return;
    const links = Array.from(document.querySelectorAll(CARD), linkOf);
    const ofJob = links.find((link) => link && new URL(link.href).pathname === left);
    (ofJob ?? pane.current)?.focus({ preventScroll: true });
  }, [pane, job]);
}

const key = (name: ReactNode) => <kbd className={classes['key']}>{name}</kbd>;

/** Before a job is chosen: what the pane is for, and what can be done with the list. */
function NoJobChosen() {
  return (
    <div className={classes['empty']}>
      <p className={classes['choose']}>
        <FormattedMessage id="list.paneEmpty" />
      </p>
      <ul className={classes['hints']}>
        <li>
          <Icon name="bookmark" size={20} />
          <FormattedMessage id="list.pane.save" />
        </li>
        <li>
          <Icon name="bell" size={20} />
          <FormattedMessage id="list.pane.alert" />
        </li>
        <li>
          <Icon name="rows" size={20} />
          <span>
            <FormattedMessage id="list.pane.keys" values={{ key }} />
          </span>
        </li>
      </ul>
    </div>
  );
}

interface JobPaneProps {
  shown: Location | undefined;
  pane: RefObject<HTMLElement | null>;
}

/** Beside the list: the page of the chosen job, or what can be shown there. */
export function JobPane({ shown, pane }: JobPaneProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const type = useNavigationType();
  const around = useListAround();
  useFocusOfPane(pane, shown?.pathname);
  const inPane = useMemo(() => around && { ...around, isPane: true }, [around]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of any control in it closes the pane
    <section
      ref={pane}
      tabIndex={-1}
      data-needs-scripts
      className={classes['pane']}
      aria-label={formatMessage({ id: 'list.pane' })}
      onKeyDown={(event) => {
        // Not from a dialog or menu, which is rendered elsewhere in the page.
        if (event.key !== 'Escape' || event.defaultPrevented || !shown || !around) return;
        if (event.currentTarget.contains(event.target as Node)) void navigate(around.address);
      }}
    >
      {shown ? (
        <ListAroundContext value={inPane}>
          <AtLocation location={shown} type={type}>
            <Suspense fallback={<PageSkeleton kind="detail" />}>
              <Routes>
                {PATHS.map((path) => (
                  <Route key={path} path={path} element={<JobPage />} />
                ))}
              </Routes>
            </Suspense>
          </AtLocation>
        </ListAroundContext>
      ) : (
        <NoJobChosen />
      )}
    </section>
  );
}
