import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ACME, showPart } from '../../../tests/show-part.tsx';
import { Conversation } from './conversation.tsx';
import { LinkCaution, MessageText } from './message-text.tsx';

interface Shown {
  message: string;
  links: NonNullable<Parameters<typeof MessageText>[0]['links']>;
  hasUnprovenLink: boolean;
}

const linkTo = (message: string, text: string, host: string, textShowsHost = true) => {
  const start = message.indexOf(text);
  return { start, end: start + text.length, href: `https://${host}/x`, host, textShowsHost };
};
const show = ({ message, links, hasUnprovenLink }: Shown) =>
  showPart(
    <>
      <MessageText text={message} links={links} cautionId={hasUnprovenLink ? 'caution' : undefined} />
      {hasUnprovenLink && <LinkCaution id="caution" employerName="Acme Health" />}
    </>,
  );
const CAUTION = /^Acme Health has not proven that this address is its own/;
const caution = () => screen.queryByText((_text, element) => element?.tagName === 'P' && CAUTION.test(element.textContent));

describe('MS-03 links in a message', () => {
  test('open in a new tab, and the page they lead to learns nothing of this one', async () => {
    const message = 'First https://acme.example/x, then https://b.example.';
    show({
      message,
      links: [linkTo(message, 'https://acme.example/x', 'acme.example'), linkTo(message, 'https://b.example', 'b.example')],
      hasUnprovenLink: false,
    });
    const [first, second] = await screen.findAllByRole('link');
    expect(first).toHaveAccessibleName(/^https:\/\/acme\.example\/x\s*\(opens in a new tab\)$/);
    expect(first).toHaveAttribute('href', 'https://acme.example/x');
    expect(first).toHaveAttribute('target', '_blank');
    expect(first?.getAttribute('rel')?.split(' ').toSorted()).toEqual(['nofollow', 'noopener', 'noreferrer', 'ugc']);
    expect(second).toHaveAttribute('href', 'https://b.example/x');
    expect(first?.closest('p')?.textContent.replaceAll(/\s*\(opens in a new tab\)/g, '')).toBe(message);
    expect(caution()).not.toBeInTheDocument();
  });

  test('are only those that the server found', async () => {
    show({ message: 'https://acme.example <a href="https://b.example">x</a>', links: [], hasUnprovenLink: false });
    expect(await screen.findByText('https://acme.example <a href="https://b.example">x</a>')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('show their host where the text disguises it', async () => {
    const message = 'Sign in: https://аcme.example';
    show({ message, links: [linkTo(message, 'https://аcme.example', 'xn--cme-5cd.example', false)], hasUnprovenLink: true });
    const link = await screen.findByRole('link', { name: /leads to xn--cme-5cd\.example/ });
    expect(within(link).getByText('xn--cme-5cd.example')).toBeVisible();
  });

  test('cannot be turned around by the characters beside them', async () => {
    const message = '\u202Eהנה https://acme.example';
    show({ message, links: [linkTo(message, 'https://acme.example', 'acme.example')], hasUnprovenLink: false });
    const link = await screen.findByRole('link');
    expect(link.parentElement?.tagName).toBe('BDI');
    expect(link.parentElement).toHaveAttribute('dir', 'ltr');
  });

  test('have a caution that a screen reader reads with each of them, if the server says so', async () => {
    const message = 'https://b.example';
    show({ message, links: [linkTo(message, message, 'b.example')], hasUnprovenLink: true });
    const link = await screen.findByRole('link');
    expect(link).toHaveAccessibleDescription(CAUTION);
    expect(caution()).toBeVisible();
  });

  test('are shown in a conversation', async () => {
    showPart(<Conversation enterpriseId={ACME} name="Acme Health" />);
    const log = within(await screen.findByRole('log', { name: 'Messages with Acme Health' }));
    expect(await log.findByRole('link', { name: /^https:\/\/ward\.example\/ward/ })).toHaveAccessibleDescription(CAUTION);
    expect(log.getByRole('link', { name: /leads to xn--cme-5cd\.example/ })).toBeVisible();
  });
});
