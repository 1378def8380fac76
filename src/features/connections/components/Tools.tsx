import { BadgeCheck, BellDot } from 'lucide-react';
import { Button, Icon, Text } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { media } from '@/design-system/styles/media.ts';
import { formatWhole } from '@/shared/i18n';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { type Filters, type Sorting, sortings } from '../model/connections.ts';
import { strings } from '../strings.ts';
import * as styles from './Connections.css.ts';

export interface ToolsProps {
  filters: Filters;
  onFilter: (filters: Filters) => void;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  loaded: number;
  count: number;
}

/** The filters, which the server applies, and the sort order of the loaded people. */
export function Tools({ filters, onFilter, sorting, onSort, loaded, count }: ToolsProps) {
  // The icons are hidden there, because a row of three has no space for them.
  const isPhone = useMediaQuery(media.phone);
  const toggle = (name: keyof Filters) => () => onFilter({ ...filters, [name]: !filters[name] });
  return (
    <div className={styles.tools} role="group" aria-label={strings.filters}>
      <Button
        size="small"
        variant={filters.verified ? 'tinted' : 'bordered'}
        tone={filters.verified ? 'primary' : 'neutral'}
        isPressed={filters.verified}
        icon={!isPhone && <Icon glyph={BadgeCheck} size="small" />}
        onClick={toggle('verified')}
      >
        {strings.verified}
      </Button>
      <Button
        size="small"
        variant={filters.withUnreadPosts ? 'tinted' : 'bordered'}
        tone={filters.withUnreadPosts ? 'primary' : 'neutral'}
        isPressed={filters.withUnreadPosts}
        icon={!isPhone && <Icon glyph={BellDot} size="small" />}
        onClick={toggle('withUnreadPosts')}
      >
        {strings.unreadFirst}
      </Button>
      <span className={styles.sort}>
        <Select<Sorting>
          label={strings.sort}
          isLabelHidden
          look="quiet"
          options={sortings.map((value) => ({ value, label: strings.sortings[value] }))}
          value={sorting}
          emptyLabel={strings.unsorted}
          emptyLang="ru"
          isClearable
          onChange={onSort}
        />
      </span>
      {sorting !== null && loaded < count && (
        <Text size="small" tone="muted">
          {strings.sortedLoaded(formatWhole(loaded), formatWhole(count))}
        </Text>
      )}
    </div>
  );
}
