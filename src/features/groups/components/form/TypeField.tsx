import { FailureState } from '@/design-system';
import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { useGroupTypes } from '../../data/usePeople.ts';
import { listOf } from '../../model/groupInput.ts';
import { strings } from '../../strings.ts';

export interface TypeFieldProps {
  value: string | null;
  problem: string | undefined;
  onChange: (typeId: string | null) => void;
}

/** The group's type, one of those that the server offers. */
export function TypeField({ value, problem, onChange }: TypeFieldProps) {
  const { state, types, error, retry } = useGroupTypes();
  if (state === 'failed') {
    return (
      <FailureState form="row" level={3} title={strings.typesFailed} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </FailureState>
    );
  }
  return (
    <Select
      label={strings.type}
      isRequired
      options={types.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      emptyLabel={strings.typeEmpty}
      errors={listOf(problem)}
      isDisabled={state === 'loading'}
    />
  );
}
