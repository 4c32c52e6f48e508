import { Skeleton } from '@hirehq/shared-ui';
import '@hirehq/shared-ui/forms.css';
import classes from './create-profile.module.css';

const FIELDS = ['name', 'title', 'place', 'years'];

/** The outline of step one until the candidate's record has loaded. */
export function FormSkeleton() {
  return (
    <div className="hq-card hq-form" aria-hidden="true">
      <Skeleton height={44} width="40%" />
      <Skeleton height={6} radius="xl" />
      {FIELDS.map((field) => (
        <div key={field} className={classes['outline']}>
          <Skeleton height={16} width="30%" />
          <Skeleton height={42} radius="md" />
        </div>
      ))}
    </div>
  );
}
