import { ChartSpline, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import type { ElementProps } from '../../private/native.ts';
import { Divider } from '../Divider/Divider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Legend } from './Legend.tsx';
import * as styles from './LineChart.css.ts';
import { Lines } from './Lines.tsx';
import type { ChartSeries } from './series.ts';
import { Table } from './Table.tsx';
import { useReading } from './useReading.ts';

export interface LineChartProps extends ElementProps<'div'> {
  /** The charted quantity and its period. */
  label: string;
  /** One to three series. */
  series: readonly [ChartSeries, ChartSeries?, ChartSeries?];
  /** The moments in words ("22 Oct"), oldest first, as many as values. */
  moments: readonly string[];
  /** Formats a value; as a whole number by default. */
  formatValue?: ((value: number) => string) | undefined;
  showTableLabel?: string | undefined;
  showChartLabel?: string | undefined;
}

const whole = (value: number) => String(Math.round(value));

/** The course of up to three numbers over time, as lines and, on request, as a table. */
export function LineChart({ label, series, moments, formatValue = whole, showTableLabel, showChartLabel, ...native }: LineChartProps) {
  const labels = useLaterLabels();
  const [isTable, setIsTable] = useState(false);
  const reading = useReading(moments.length);
  const chart = { label, moments, formatValue, series: series.filter((one) => one !== undefined) };
  return (
    <div {...native}>
      {isTable ? (
        <Table {...chart} />
      ) : (
        <>
          <Lines {...chart} reading={reading} />
          <Legend {...chart} at={reading.index} />
        </>
      )}
      <div className={styles.rest}>
        <Divider />
        <div className={styles.toggle}>
          <Button
            variant="text"
            size="small"
            icon={<Icon glyph={isTable ? ChartSpline : Table2} size="small" />}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? (showChartLabel ?? labels.showAsChart) : (showTableLabel ?? labels.showAsTable)}
          </Button>
        </div>
      </div>
    </div>
  );
}
