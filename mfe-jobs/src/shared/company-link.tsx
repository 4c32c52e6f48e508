import { routes } from '@hirehq/shared-contracts/routes';
import { PageLink } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';

interface CompanyLinkProps {
  company: { id: string; establishmentName: string };
  /** Instead of an empty name. */
  nameless: string;
  className?: string | undefined;
}

/** The name of an employer, which leads to its page; a page of the employer itself shows the name alone. */
export function CompanyLink({ company: { id, establishmentName }, nameless, className }: CompanyLinkProps) {
  const surface = useSurface();
  const name = <bdi>{establishmentName || nameless}</bdi>;
  if (surface || !establishmentName) return name;
  return (
    <PageLink to={routes.company({ id })} className={className ?? ''}>
      {name}
    </PageLink>
  );
}
