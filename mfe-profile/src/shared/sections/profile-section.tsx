import { PageSection } from '@hirehq/shared-ui';
import type { ProfileSection as SectionCode } from '@hirehq/shared-contracts/codes';
import type { ReactNode } from 'react';
import type { SectionAnchor } from './section-anchors.ts';
import { SectionVisibility } from './section-visibility.tsx';
import classes from './sections.module.css';

interface ProfileSectionProps {
  anchor: SectionAnchor;
  title: string;
  /** Whose visibility is chosen here; undefined for a section that is never shared by itself. */
  section?: SectionCode;
  children: ReactNode;
}

/** A section of the own profile: links lead to it, and who sees it is chosen where it is. */
export function ProfileSection({ anchor, title, section, children }: ProfileSectionProps) {
  return (
    <div id={anchor} tabIndex={-1} className={classes['anchor']}>
      <PageSection title={title} aside={section && <SectionVisibility section={section} title={title} />}>
        {children}
      </PageSection>
    </div>
  );
}
