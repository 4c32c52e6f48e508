import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, OfflineNotice, PageLink, PageSkeleton, useIntl } from '@hirehq/shared-ui';
import { SectionNav } from '@hirehq/shared-ui/bundled';
import { EducationsSection } from '../../features/edit-educations/educations-section.tsx';
import { LanguagesSection } from '../../features/edit-languages/languages-section.tsx';
import { LicencesSection } from '../../features/edit-licences/licences-section.tsx';
import { PersonSection } from '../../features/edit-person/person-section.tsx';
import { SkillsSection } from '../../features/edit-skills/skills-section.tsx';
import { WorkSection } from '../../features/edit-work-history/work-section.tsx';
import { ProfileScore } from '../../features/explain-score/profile-score.tsx';
import { useCoachSteps } from '../../features/follow-coach/coach-steps.query.ts';
import { CoachSteps } from '../../features/follow-coach/coach-steps.tsx';
import { ResumesSection } from '../../features/keep-resumes/resumes-section.tsx';
import { PhotoSection } from '../../features/set-photo/photo-section.tsx';
import { SharingSection } from '../../features/share-profile/sharing-section.tsx';
import { PitchSection } from '../../features/view-pitch/pitch-section.tsx';
import { useCandidate } from '../../shared/candidate.query.ts';
import { useProfile } from '../../shared/profile.query.ts';
import { SECTION_ANCHORS, TITLE_OF_SECTION } from '../../shared/sections/section-anchors.ts';
import classes from './edit-profile-page.module.css';
import { useSectionOfAddress } from './use-section-of-address.ts';

/** /candidate/edit-profile: My Profile, section by section, each saved by itself (PR-05). */
export function EditProfilePage() {
  const { formatMessage } = useIntl();
  // What is at the top of the page, at every width: without it, the sections below would move.
  const isLoading = [useProfile(), useCoachSteps(), useCandidate()].some(({ status }) => status === 'loading');
  useSectionOfAddress(!isLoading);
  if (isLoading) return <PageSkeleton kind="form" />;
  return (
    <div className={`hq-page ${classes['page']}`}>
      <OfflineNotice message={formatMessage({ id: 'edit.offline' })} />
      <div className={classes['head']}>
        <div>
          <h1 className="hq-page-title">
            <FormattedMessage id="edit.title" />
          </h1>
          <p className="hq-lead">
            <FormattedMessage id="edit.lead" />
          </p>
        </div>
        <PageLink to={routes.ownPublicProfile()} className={classes['preview']}>
          <FormattedMessage id="sharing.preview" />
        </PageLink>
      </div>
      <div className={`hq-with-section-nav ${classes['columns']}`}>
        <SectionNav sections={SECTION_ANCHORS.map((id) => ({ id, label: formatMessage({ id: TITLE_OF_SECTION[id] }) }))} />
        <div className={classes['side']}>
          <ProfileScore />
          <CoachSteps />
        </div>
        <div className={classes['sections']}>
          <PhotoSection />
          <PitchSection />
          <PersonSection />
          <SkillsSection />
          <WorkSection />
          <EducationsSection />
          <LicencesSection />
          <LanguagesSection />
          <ResumesSection />
          <SharingSection />
        </div>
      </div>
    </div>
  );
}
