import { HomeLink } from '../../ui/home-link.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';

/** The screen of every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title="404 Page Not Found" description="This page does not exist." />
      <StatePanel
        art="404"
        headingLevel="h1"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={<HomeLink />}
      />
    </>
  );
}
