import { ArrowLeft } from 'lucide-react';
import { Icon, IconButton } from '@/design-system';
import { useGoBack } from '../routing/useGoBack.ts';
import { strings } from '../strings.ts';

export function BackButton() {
  const goBack = useGoBack();
  return <IconButton label={strings.back} icon={<Icon glyph={ArrowLeft} isDirectional />} onClick={goBack} />;
}
