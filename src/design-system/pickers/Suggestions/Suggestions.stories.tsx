import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';

const animals = ['badger', 'beaver', 'bison'].map((label) => ({ label }));

function Example({ onChoose }: { onChoose: (animal: string) => void }) {
  const [text, setText] = useState('');
  const [isClosed, setIsClosed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [, start = text] = /(\w+)$/.exec(text) ?? [];
  const options = isClosed || text === '' ? [] : animals.filter(({ label }) => label.startsWith(start));
  const choose = (index: number) => options[index] && onChoose(options[index].label);
  const suggester = useSuggestions({ options, onChoose: choose, onClose: () => setIsClosed(true) });
  return (
    <>
      <TextArea ref={field} {...suggester.field} label="An animal" value={text} onChange={setText} />
      {suggester.isOpen && (
        <Suggestions
          suggester={suggester}
          options={options}
          onChoose={choose}
          label="Animals"
          field={field}
          word={{ start: text.length - start.length, end: text.length }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Pickers/Suggestions',
  component: Example,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(22rem, 100%)', minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Completes the word at the caret of a **TextArea**. The field keeps the focus. ' +
          '**DockedSuggestions** is the same list in the flow of the page, for phones.',
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open, with the first suggestion active. */
export const Gallery: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('An animal'), 'b');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};

export const WhileTyping: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('An animal'), 'b');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('beaver');
  },
};
