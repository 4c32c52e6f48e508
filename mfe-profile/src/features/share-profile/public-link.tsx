import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink, useConfirm, useIntl, useOrigin, useToast } from '@hirehq/shared-ui';
import { FormFailure } from '@hirehq/shared-ui/forms';
import { useCopyLink } from '@hirehq/shared-ui/bundled';
import { useId } from 'react';
import { usePublicKeyActions } from './public-key.mutation.ts';
import classes from './share-profile.module.css';

/** The link of the public profile: made, copied, replaced and revoked by the candidate (PR-08). */
export function PublicLink({ publicKey }: { publicKey: string | null }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const confirm = useConfirm();
  const toast = useToast();
  const origin = useOrigin();
  const copy = useCopyLink({ copied: 'sharing.link.copied', failed: 'sharing.link.notCopied', byHand: 'sharing.link.byHand' });
  const { create, revoke, busy, failure } = usePublicKeyActions();
  const id = useId();

  async function replace(): Promise<void> {
    if (!(await confirm({ title: text('sharing.link.replace'), question: text('sharing.link.replace.question') }))) return;
    const outcome = await create();
    if (outcome.ok) toast({ kind: 'success', message: text('sharing.link.replaced') });
  }

  async function end(): Promise<void> {
    if (!(await confirm({ title: text('sharing.link.revoke'), question: text('sharing.link.revoke.question') }))) return;
    const outcome = await revoke();
    if (outcome.ok) toast({ kind: 'success', message: text('sharing.link.revoked') });
  }

  const link = publicKey === null ? undefined : new URL(routes.publicProfile({ candidateKey: publicKey }), origin).href;
  return (
    <div className={classes['part']} role="group" aria-labelledby={id}>
      <h3 id={id} className={classes['title']}>
        <FormattedMessage id="sharing.link" />
      </h3>
      <p className={classes['text']}>
        <FormattedMessage id={link ? 'sharing.link.text' : 'sharing.link.none'} />
      </p>
      {link && (
        <p className={classes['address']}>
          <bdi>{link}</bdi>
        </p>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className={classes['actions']}>
        {link ? (
          <>
            <Button size="sm" leftSection={<Icon name="link" size={18} />} onClick={() => void copy(link)}>
              <FormattedMessage id="sharing.link.copy" />
            </Button>
            <Button variant="default" size="sm" loading={busy} onClick={() => void replace()}>
              <FormattedMessage id="sharing.link.replace" />
            </Button>
            <Button variant="default" size="sm" disabled={busy} onClick={() => void end()}>
              <FormattedMessage id="sharing.link.revoke" />
            </Button>
          </>
        ) : (
          <Button size="sm" loading={busy} leftSection={<Icon name="link" size={18} />} onClick={() => void create()}>
            <FormattedMessage id="sharing.link.create" />
          </Button>
        )}
        <PageLink to={routes.ownPublicProfile()} className={classes['preview']}>
          <FormattedMessage id="sharing.preview" />
        </PageLink>
      </div>
    </div>
  );
}
