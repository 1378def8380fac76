import { useLocation } from 'wouter';
import { PublicPage } from '@/features/public-pages';
import { isSignedInAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { HomeLogo } from '../shell/HomeLogo.tsx';

const pages = ['about', 'declaration', 'privacy', 'terms'] as const;

export default function PublicPageScreen() {
  const [location] = useLocation();
  const isSignedIn = useStoreValue(isSignedInAtom);
  const page = pages.find((name) => paths[name]() === location) ?? 'about';
  return <PublicPage page={page} brand={<HomeLogo />} isSignedIn={isSignedIn} />;
}
