import * as Radix from '@radix-ui/react-slider';
import { useDirection } from '../../private/direction/useDirection.ts';
import type { ElementProps } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Slider.css.ts';
import { fillOf, shareOf, type Track } from './trackShares.ts';

/** Handed on to the thumb, which has the focus and the value. */
export type ThumbProps = ElementProps<'span', 'role' | 'onChange' | 'defaultValue'>;

export interface SliderTrackProps extends Track {
  value: number;
  step: number;
  /** The value the fill begins at. */
  origin: number;
  /** The part of the track that does something; the rest is fainter. */
  reach?: readonly [min: number, max: number] | undefined;
  /** Values with a tick on the track. */
  marks: readonly number[];
  /** The text that screen readers read for the value. */
  valueText: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid?: boolean | undefined;
  isDisabled: boolean;
  onChange: (value: number) => void;
  onCommit?: ((value: number) => void) | undefined;
  /** Under which a form sends the value. */
  name?: string | undefined;
  form?: string | undefined;
  thumb?: ThumbProps | undefined;
}

/** Track, fill, ticks and one thumb. */
export function SliderTrack(props: SliderTrackProps) {
  const { value, min, max, step, origin, marks, valueText, labelId, describedBy, isInvalid, isDisabled, onChange, onCommit } = props;
  const { name, form, thumb, reach } = props;
  const fill = fillOf(value, origin, { min, max });

  return (
    <Radix.Root
      className={styles.root}
      dir={useDirection()}
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      // Its own input is always part of the form.
      {...(name === undefined || isDisabled ? {} : { name })}
      {...(form === undefined ? {} : { form })}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
    >
      <Radix.Track className={styles.track} data-has-reach={reach ? '' : undefined}>
        {reach && (
          <span
            className={styles.reach}
            style={inlineVars({
              [styles.fillStart]: String(shareOf(reach[0], { min, max })),
              [styles.fillEnd]: String(shareOf(reach[1], { min, max })),
            })}
          />
        )}
        <span
          className={styles.fill}
          data-from-edge={fill.start === 0 || undefined}
          style={inlineVars({ [styles.fillStart]: String(fill.start), [styles.fillEnd]: String(fill.end) })}
        />
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={inlineVars({ [styles.at]: String(shareOf(mark, { min, max })) })} />
        ))}
      </Radix.Track>
      <Radix.Thumb
        {...thumb}
        className={styles.thumb}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-valuetext={valueText}
        aria-invalid={isInvalid || undefined}
      />
    </Radix.Root>
  );
}
