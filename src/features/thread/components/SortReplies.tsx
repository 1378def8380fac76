import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { type ReplyOrder, replyOrders } from '../model/replyOrder.ts';
import { strings } from '../strings.ts';

export interface SortRepliesProps {
  order: ReplyOrder | null;
  onChange: (order: ReplyOrder | null) => void;
}

/** The order of the replies; pressing the chosen one again resets it. A chunk of its own, because only long threads show it. */
export default function SortReplies({ order, onChange }: SortRepliesProps) {
  return (
    <Select
      label={strings.sort}
      isLabelHidden
      look="quiet"
      options={replyOrders.map((value) => ({ value, label: strings.orders[value] }))}
      value={order}
      onChange={onChange}
      emptyLabel={strings.noOrder}
      emptyLang="ru"
      isClearable
    />
  );
}
