import { ArrowLeft } from 'lucide-react';
import { Icon, IconButton } from '@/design-system';
import { goBack } from '@/shared/navigation';
import { strings } from '../strings.ts';

export function BackButton() {
  return <IconButton label={strings.back} icon={<Icon glyph={ArrowLeft} isDirectional />} onClick={goBack} />;
}
