import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { VisuallyHidden } from '@/design-system';
import { feedStrings, HomeFeed, selectTabAtom, tagTab } from '@/features/feed';
import { paths } from '@/shared/lib/paths';
import { normalizeTag } from '@/shared/lib/text/tags';

/** The home feed. A link to `/?tag=…` opens that tag's tab. */
export default function HomeScreen() {
  useTagOfAddress();
  return (
    <>
      <VisuallyHidden as="h1">{feedStrings.title}</VisuallyHidden>
      <HomeFeed />
    </>
  );
}

function useTagOfAddress(): void {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const selectTab = useSetAtom(selectTabAtom);
  const tag = search.get('tag');
  useEffect(() => {
    if (!tag) return;
    selectTab(tagTab(normalizeTag(tag)));
    navigate(paths.home(), { replace: true });
  }, [tag, selectTab, navigate]);
}
