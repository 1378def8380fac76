import * as Radix from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import * as floating from '../../overlays/Popover/floating.css.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import { isComposing } from '../../private/isComposing.ts';
import { useLayer } from '../../private/stacking/Stacking.tsx';
import type { Country } from '../phone/countries.ts';
import type { CountryCode } from '../phone/phoneLibrary.ts';
import { CountryList, Flag } from './CountryList.tsx';
import * as styles from './PhoneField.css.ts';

export interface CountryLabels {
  /** Names the country button and its list. */
  countryLabel: string;
  searchCountriesLabel: string;
  noCountriesLabel: string;
}

export interface CountryPickerProps extends CountryLabels {
  /** Empty until the library has arrived; the button waits. */
  countries: readonly Country[];
  country: CountryCode | undefined;
  onChoose: (country: CountryCode) => void;
  isDisabled: boolean;
  /** Takes the focus after a choice. */
  next: RefObject<HTMLElement | null>;
  /** Puts the button into the field that the list is as wide as. */
  children: (opener: ReactNode) => ReactNode;
}

/** The country button of a phone field, and the list it opens under the whole field. */
export function CountryPicker({ countries, country, onChoose, isDisabled, next, children, ...labels }: CountryPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const zIndex = useLayer('menu');
  const dir = useDirection();
  const shown = countries.find((item) => item.code === country);

  function change(willOpen: boolean) {
    setHasChosen(false);
    setIsOpen(willOpen);
  }

  function choose(code: CountryCode) {
    onChoose(code);
    setHasChosen(true);
    setIsOpen(false);
  }

  const opener = (
    <Radix.Trigger
      type="button"
      aria-label={shown ? `${labels.countryLabel}: ${shown.label}, ${shown.dialCode}` : labels.countryLabel}
      disabled={isDisabled || countries.length === 0}
      className={styles.opener}
    >
      {country && <Flag country={country} />}
      <span dir="ltr">{shown?.dialCode ?? country}</span>
      <Icon glyph={ChevronDown} size="small" tone="muted" />
    </Radix.Trigger>
  );

  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Anchor className={styles.anchor}>{children(opener)}</Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          aria-label={labels.countryLabel}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          dir={dir}
          className={`${floating.sheet} ${styles.popup}`}
          style={{ zIndex }}
          // This Escape ends a half-typed word in the search, not the list.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            if (!hasChosen) return;
            event.preventDefault();
            next.current?.focus();
          }}
        >
          <CountryList
            countries={countries}
            selected={country}
            onChoose={choose}
            label={labels.countryLabel}
            searchLabel={labels.searchCountriesLabel}
            noneLabel={labels.noCountriesLabel}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
