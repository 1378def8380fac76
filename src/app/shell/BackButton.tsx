import { Icon, IconButton } from '@/design-system';
import { ArrowLeft } from 'lucide-react';
import { strings } from '../strings.ts';
import { useGoBack } from '../routing/useGoBack.ts';

export function BackButton() {
  const goBack = useGoBack();
  return <IconButton label={strings.back} icon={<Icon glyph={ArrowLeft} isDirectional />} onClick={goBack} />;
}
