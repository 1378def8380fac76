import { MapPinOff } from 'lucide-react';
import { lateStrings } from '../lateStrings.ts';
import { strings } from '../strings.ts';
import { DeadEnd, NothingHere } from './DeadEnd/index.tsx';

/** Any address that no route matches. */
export default function NotFoundScreen() {
  return (
    <DeadEnd>
      <NothingHere icon={MapPinOff} title={strings.titles.notFound}>
        {lateStrings.notFoundText}
      </NothingHere>
    </DeadEnd>
  );
}
