import { Button, EmptyState, FormattedMessage, useDayPart, useIntl, useNavigate } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../../layout/use-shell-session.ts';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import classes from '../sections/sections.module.css';
import { PAGE_SCENES } from './page-scenes.tsx';
import type texts from './texts/en.json';

type Texts = typeof texts;
type Subject = Exclude<keyof Texts, 'notHere'>;

/** Several pages with the same subject share one text. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  dashboard: 'dashboard',
  createProfile: 'createProfile',
  editProfile: 'editProfile',
  settings: 'settings',
  myReferrals: 'myReferrals',
  checklist: 'checklist',
  messages: 'messages',
  analytics: 'analytics',
  interviews: 'interviews',
  interviewDetails: 'interviewDetails',
  publicProfile: 'publicProfile',
  ownPublicProfile: 'ownPublicProfile',
  qr: 'qr',
  uploadVideo: 'uploadVideo',
  jobList: 'jobs',
  findJobsPublic: 'jobs',
  findJobs: 'jobs',
  job: 'job',
  candidateJob: 'job',
  trackedJob: 'job',
  publicApplication: 'application',
  application: 'application',
  myJobs: 'myJobs',
};

const GREETINGS = { morning: 'greeting.morning', afternoon: 'greeting.afternoon', evening: 'greeting.evening' } as const;

/** Greets the candidate by the time of day (SH-47). */
function Greeting({ name }: { name: string }) {
  return (
    <h1 className={`hq-page-title ${classes['centred']}`}>
      <FormattedMessage id={GREETINGS[useDayPart()]} values={{ name }} />
    </h1>
  );
}

/** Where to go next: for a candidate the deployed candidate pages, for a visitor the deployed public ones. */
function Ways() {
  const { pages } = useShellServices();
  const signedIn = useShellSession().status === 'signed-in';
  const navigate = useNavigate();
  const ways = [
    { to: routes.searchResults(signedIn), label: 'nav.findJobs' },
    signedIn ? { to: routes.myJobs(), label: 'nav.myJobs' } : { to: routes.landing(), label: 'nav.home' },
  ].filter(({ to }) => pages.canOpen(to));
  const [first, ...others] = ways.length > 0 ? ways : [{ to: pages.home(signedIn), label: 'nav.home' }];
  return (
    first && (
      <>
        <Button onClick={() => void navigate(first.to)}>
          <FormattedMessage id={first.label} />
        </Button>
        {others.map(({ to, label }) => (
          <Button key={to} variant="default" onClick={() => void navigate(to)}>
            <FormattedMessage id={label} />
          </Button>
        ))}
      </>
    )
  );
}

export function NotDeployedNotice({ id, texts }: { id: string; texts: Texts }) {
  const { formatMessage } = useIntl();
  const session = useShellSession();
  const subject = SUBJECTS[id];
  const greeted = id === 'dashboard' && session.status === 'signed-in' ? session.user.name.split(' ')[0] : undefined;
  return (
    <div className="hq-page">
      {greeted !== undefined && <Greeting name={greeted} />}
      <EmptyState
        illustration={subject ? PAGE_SCENES[subject] : 'notFound'}
        order={greeted === undefined ? 1 : 2}
        title={formatMessage({ id: 'notDeployed.title' }, { page: formatMessage({ id: `title.${id}` }) })}
        description={
          <>
            {subject && <span className={classes['about']}>{texts[subject]}</span>}
            {texts.notHere}
          </>
        }
      >
        <Ways />
      </EmptyState>
    </div>
  );
}
