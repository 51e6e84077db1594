import { createFileRoute } from '@tanstack/react-router';
import { Avatar } from '#web/design/avatar.tsx';
import { useSession } from '#web/api/use-session.ts';
import { describePage } from '#web/document/page-head.ts';
import { MyProfile } from '#web/features/profile/my-profile.tsx';
import { readProfileSearch } from '#web/features/profile/profile-search.rules.ts';
import { useSectionControl } from '#web/features/profile/use-section-control.ts';

export const Route = createFileRoute('/_member/myProfile')({
  validateSearch: readProfileSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.myProfile') }),
  component: MyProfileScreen,
});

/** The one place where what the features make of a profile comes together. */
function MyProfileScreen() {
  const control = useSectionControl(Route.useSearch());
  const session = useSession();
  return (
    <MyProfile
      control={control}
      photo={<Avatar name={session?.name ?? ''} picture={session?.profilePic} size="large" />}
      photos={null}
      preference={null}
    />
  );
}
