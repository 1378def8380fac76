import { Explore } from '@/features/search';

export default function SearchScreen() {
  return <Explore />;
}
