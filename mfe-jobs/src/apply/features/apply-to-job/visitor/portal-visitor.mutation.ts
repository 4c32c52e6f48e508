import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visitorTokenIn } from '@hirehq/shared-contracts/embed';
import { useApiMutation, useLocation, useNavigate, useSession, useStorage } from '@hirehq/shared-ui';
import { forgetContact, keepContact, keptContact, type Contact } from './contact.ts';
import { RedeemVisitorTokenDocument } from './redeem-visitor-token.graphql.ts';

/** What the page of the employer that the visitor comes from says about them. */
export interface PortalVisitor {
  /** `refused`: it has said something that could not be used. */
  status: 'none' | 'told' | 'refused';
  contact: Contact | undefined;
  change: (contact: Contact) => void;
  /** Before the page is left for a sign-in. */
  keep: () => void;
  /** The application was sent, or discarded. */
  forget: () => void;
}

type Told = Pick<PortalVisitor, 'status' | 'contact'>;

function toldBy({ name, email, telephone }: Record<'name' | 'email' | 'telephone', string | null>): Told {
  const contact = { name: name ?? '', email: email ?? '', telephone: telephone ?? '' };
  return Object.values(contact).some(Boolean) ? { status: 'told', contact } : { status: 'none', contact: undefined };
}

/**
 * Takes the token from the address and has the services read it, unless somebody is signed in: their own profile counts. Nothing of
 * it is in the address afterwards, and nothing is stored before the visitor leaves to sign in.
 */
export function usePortalVisitor(jobId: string): PortalVisitor {
  const { status: session } = useSession();
  const storage = useStorage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { run } = useApiMutation(RedeemVisitorTokenDocument, { failures: { VISITOR_TOKEN_REFUSED: 'apply.visitorRefused' } });
  const redeemed = useRef<string>(undefined);
  const [told, setTold] = useState<Told>(() => {
    const contact = keptContact(storage, jobId);
    return { status: contact ? 'told' : 'none', contact };
  });
  const found = visitorTokenIn(hash);
  const [given, setGiven] = useState(found);
  if (found !== undefined && found !== given) setGiven(found);

  const clean = useEffectEvent(() => void navigate(pathname + search, { replace: true }));
  useEffect(() => {
    if (found !== undefined) clean();
  }, [found]);

  const redeem = useEffectEvent((token: string) => run({ input: { jobId, token } }));
  useEffect(() => {
    // It counts once. A candidate who is signed in has a profile, which counts instead.
    if (given === undefined || session === 'unknown' || redeemed.current === given) return;
    redeemed.current = given;
    if (session !== 'signed-out') return;
    void redeem(given).then((outcome) =>
      setTold(outcome.ok ? toldBy(outcome.done.visitor) : { status: 'refused', contact: undefined }),
    );
  }, [given, session]);

  return {
    ...told,
    change: (contact) => setTold({ status: 'told', contact }),
    keep: () => void (told.contact && keepContact(storage, jobId, told.contact)),
    forget() {
      forgetContact(storage);
      setTold({ status: 'none', contact: undefined });
    },
  };
}
