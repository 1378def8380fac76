import { Search } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { lazyValue, useLazyValue } from '../../late/lazyValue.ts';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Listbox } from '../listbox/Listbox.tsx';
import { useListbox } from '../listbox/useListbox.ts';
import { type Country, searchCountries } from '../phone/countries.ts';
import type { CountryCode } from '../phone/phoneLibrary.ts';
import { flag } from './Flag.css.ts';
import * as styles from './PhoneField.css.ts';

export interface CountryListProps {
  countries: readonly Country[];
  selected: CountryCode | undefined;
  onChoose: (country: CountryCode) => void;
  /** Names the list. */
  label: string;
  searchLabel: string;
  noneLabel: string;
}

/** Countries with a search field. The field keeps the focus while the arrows move through the list. */
export function CountryList({ countries, selected, onChoose, label, searchLabel, noneLabel }: CountryListProps) {
  const [query, setQuery] = useState('');
  const found = searchCountries(countries, query);
  const selectedIndex = found.findIndex((country) => country.code === selected);
  const choose = (index: number) => found[index] && onChoose(found[index].code);
  const model = useListbox({ options: found, onChoose: choose, initialIndex: selectedIndex });

  function search(text: string) {
    setQuery(text);
    model.setActiveIndex(text.trim() === '' ? -1 : 0);
  }

  return (
    <>
      <div className={styles.search}>
        <ControlFrame size="small" start={<Icon glyph={Search} size="small" />}>
          <input
            className={control}
            role="combobox"
            aria-label={searchLabel}
            placeholder={searchLabel}
            aria-expanded="true"
            aria-controls={model.listId}
            aria-autocomplete="list"
            aria-activedescendant={model.activeId}
            autoComplete="off"
            value={query}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={model.onSearchKeyDown}
          />
        </ControlFrame>
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && noneLabel}
      </p>
      {found.length > 0 && (
        <Listbox
          model={model}
          options={found}
          selectedIndex={selectedIndex}
          onChoose={choose}
          label={label}
          isFocusable
          renderOption={(country) => (
            <>
              <Flag country={country.code} />
              <span className={styles.name}>{country.label}</span>
              <span className={styles.dialCode}>{country.dialCode}</span>
            </>
          )}
        />
      )}
    </>
  );
}

/** All drawings in one file of about 40 kB compressed: one request, and none to another host. */
const flags = lazyValue<Partial<Record<string, string>>>(() => import('country-flag-icons/string/3x2'));

/** A country's flag; a grey field of the same size until the flags have loaded. The country is always named beside it. */
export function Flag({ country }: { country: CountryCode }) {
  const drawing = useLazyValue(flags)?.[country];
  if (!drawing) return <span className={flag} />;
  // Rendered as an image, in which scripts of the SVG can't run.
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" width={22} height={15} className={flag} />;
}
