import type { PageConfig } from '@hirehq/shared-contracts/page';
import { RELEASE_OVERRIDE_PARAMETER } from '@hirehq/shared-contracts/release-override';
import { FormattedMessage, useIntl, useLocation } from '@hirehq/shared-ui';
import classes from './override-notice.module.css';

interface OverrideNoticeProps {
  override: NonNullable<PageConfig['releaseOverride']>;
}

/** Says which versions this tab runs in place of the live ones, and leads back to those. */
export function OverrideNotice({ override }: OverrideNoticeProps) {
  const { formatDate, formatList } = useIntl();
  const { pathname, search } = useLocation();
  const live = new URLSearchParams(search);
  live.set(RELEASE_OVERRIDE_PARAMETER, '');
  return (
    <div role="status">
      <div className={classes['notice']}>
        <span>
          {override === 'ended' ? (
            <FormattedMessage id="override.ended" />
          ) : (
            <FormattedMessage
              id="override.active"
              values={{
                releases: formatList(
                  Object.entries(override.releases).map(([remote, version]) => <bdi key={remote}>{`${remote} ${version}`}</bdi>),
                ),
                time: formatDate(override.expires, { dateStyle: 'medium', timeStyle: 'short' }),
              }}
            />
          )}
        </span>
        {/* A page load: versions are chosen by the server. */}
        <a className={classes['leave']} href={`${pathname}?${live.toString()}`}>
          <FormattedMessage id={override === 'ended' ? 'override.close' : 'override.leave'} />
        </a>
      </div>
    </div>
  );
}
