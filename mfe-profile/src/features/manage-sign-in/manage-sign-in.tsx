import { PASSKEY_ACTION } from '@hirehq/shared-contracts/shell-api';
import type { ProviderAction } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useManageAccount } from '@hirehq/shared-ui/bundled';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import classes from './manage-sign-in.module.css';

const ACTIONS = { PASSWORD: 'UPDATE_PASSWORD', PASSKEYS: PASSKEY_ACTION } as const;

/** Paths of Keycloak's account pages. */
const PAGES = { SESSIONS: '/account-security/device-activity', ACCOUNT: '' } as const;

const isOnPage = (action: ProviderAction): action is keyof typeof PAGES => action in PAGES;

interface ManageSignInProps {
  settings: Pick<AccountState, 'providerActions' | 'providerAccountUrl'>;
}

/** What the candidate can do about signing in, as far as the identity provider offers it. */
export function ManageSignIn({ settings: { providerActions, providerAccountUrl } }: ManageSignInProps) {
  const manageAccount = useManageAccount();
  return (
    <ul className={classes['actions']}>
      {providerActions.map((action) => (
        <li key={action} className={classes['action']}>
          <div>
            <p className={classes['name']}>
              <FormattedMessage id={`settings.provider.${action}`} />
            </p>
            <p className={classes['hint']}>
              <FormattedMessage id={`settings.provider.${action}.hint`} />
            </p>
          </div>
          {action === 'SIGN_OUT_EVERYWHERE' ? (
            <SignOutEverywhere />
          ) : isOnPage(action) ? (
            providerAccountUrl !== null && (
              <Button
                component="a"
                href={providerAccountUrl + PAGES[action]}
                target="_blank"
                rel="noreferrer"
                variant="default"
                size="md"
                rightSection={<Icon name="arrowRight" size={16} directional />}
              >
                <FormattedMessage id={`settings.provider.${action}.open`} />
              </Button>
            )
          ) : (
            <Button variant="default" size="md" onClick={() => manageAccount(ACTIONS[action])}>
              <FormattedMessage id={`settings.provider.${action}.open`} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
