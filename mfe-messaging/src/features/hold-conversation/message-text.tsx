import type { ReactNode } from 'react';
import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';

type Link = ChatMessage['links'][number];
const NO_LINKS: readonly Link[] = [];

interface MessageLinkProps {
  link: Link;
  text: string;
  cautionId: string | undefined;
}

/** Isolated and from left to right, so that no character around it can change how the address reads. */
function MessageLink({ link: { href, host, textShowsHost }, text, cautionId }: MessageLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <bdi dir="ltr">
      <a
        className="ms-link"
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        {...(cautionId !== undefined && { 'aria-describedby': cautionId })}
      >
        {text}
        {!textShowsHost && (
          <span className="ms-link-host">
            {' '}
            <bdi>
              <FormattedMessage id="messaging.linkHost" values={{ host: <bdi dir="ltr">{host}</bdi> }} />
            </bdi>
          </span>
        )}
        <span className="hq-visually-hidden">{formatMessage({ id: 'messaging.newTab' })}</span>
      </a>
    </bdi>
  );
}

interface MessageTextProps {
  text: string;
  /** Those that the server found; a message on its way has none yet. */
  links?: readonly Link[];
  /** Element with a caution about the links. */
  cautionId?: string | undefined;
}

/** The text of a message, with the links that the server found in it. */
export function MessageText({ text, links = NO_LINKS, cautionId }: MessageTextProps) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const link of links) {
    pieces.push(text.slice(at, link.start));
    pieces.push(<MessageLink key={link.start} link={link} text={text.slice(link.start, link.end)} cautionId={cautionId} />);
    at = link.end;
  }
  return (
    <p className="ms-text" dir="auto">
      {pieces}
      {text.slice(at)}
    </p>
  );
}

/** That an employer has not proven the domains to which its message links, and what to do. */
export function LinkCaution({ id, employerName }: { id: string; employerName: string }) {
  return (
    <p className="ms-caution" id={id}>
      <Icon name="alert" size={16} />
      <span>
        <FormattedMessage id="messaging.linkCaution" values={{ name: <bdi>{employerName}</bdi> }} />
      </span>
    </p>
  );
}
