import { Card, Heading, Icon, TextField, VisuallyHidden } from '@/design-system';
import { Search } from 'lucide-react';
import { maxSearchLength } from '../constants.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';
import { SearchOutcome } from './SearchOutcome.tsx';
import { useSearchTerm } from './useSearchTerm.ts';

/** The Explore screen: one field, and what it finds. The term stands in the address, so that it survives going back. */
export function Explore() {
  const { input, term, setInput } = useSearchTerm();
  return (
    <div className={styles.page}>
      <VisuallyHidden as="div"><Heading level={1}>{strings.title}</Heading></VisuallyHidden>
      <Card edge="bleed" padding="3">
        <search>
          <TextField
            type="search"
            label={strings.field}
            isLabelHidden
            placeholder={strings.placeholder}
            prefix={<Icon glyph={Search} size="compact" tone="muted" />}
            value={input}
            maxLength={maxSearchLength}
            onChange={setInput}
          />
        </search>
      </Card>
      <SearchOutcome term={term} />
    </div>
  );
}
