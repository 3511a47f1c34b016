import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import type { Product } from '@rad-rewind/contract/product';
import { useState } from 'react';
import type { Selection } from '../../table/use-selection.ts';
import { Icon } from '../../ui/icon.tsx';
import { DeleteProductsDialog } from './delete-products-dialog.tsx';
import { SetCategoryDialog } from './set-category-dialog.tsx';
import { SetFlagsDialog } from './set-flags-dialog.tsx';

export interface BulkBarProps {
  /** The selected products, whatever page they are on. */
  products: readonly Product[];
  /** All products that match the search and the filters. */
  matching: readonly Product[];
  categories: readonly Category[];
  selection: Selection;
}

type Action = 'category' | 'flags' | 'delete';

const BarButton = chakra(Button, {
  base: {
    bg: 'transparent',
    borderColor: 'gray.400',
    color: 'white',
    px: { base: '2', md: '3' },
    _hover: { bg: 'gray.800', borderColor: 'white' },
    _focusVisible: { outlineColor: 'accent.yellow' },
  },
});

/** What can be done with the selected rows; sticks to the lower edge while the table scrolls. */
export function BulkBar({ products, matching, categories, selection }: BulkBarProps) {
  const [action, setAction] = useState<Action | null>(null);
  // As they were when the action was chosen: what it does may take them out of the selection.
  const [chosen, setChosen] = useState<readonly Product[]>([]);
  // An action starts with nothing chosen, whatever was chosen the last time.
  const [round, setRound] = useState(0);
  const start = (next: Action) => {
    setChosen(products);
    setRound((before) => before + 1);
    setAction(next);
  };
  const close = () => setAction(null);
  const onRefused = (done: readonly number[]) => selection.set(done, false);
  if (products.length === 0 && action === null) return null;
  return (
    <>
      <Flex
        role="region"
        aria-label="Selected products"
        position="sticky"
        bottom={{ base: '0', md: '4' }}
        zIndex="docked"
        align="center"
        justify={{ base: 'space-between', md: 'flex-start' }}
        wrap="wrap"
        gap="2"
        w={{ base: 'full', md: 'fit-content' }}
        mx="auto"
        my={{ base: '0', md: '3' }}
        py="2"
        ps="4"
        pe="2"
        bg="ink"
        color="white"
        borderRadius={{ base: '0', md: 'l3' }}
        css={{ '& > button': { flex: { base: '1 1 40%', md: 'none' } } }}
      >
        <Text role="status" textStyle="sm" fontWeight="700" me="2" flex={{ base: '1 1 60%', md: 'none' }}>
          {products.length} selected
        </Text>
        <IconButton
          variant="ghost"
          size="sm"
          color="white"
          aria-label="Clear selection"
          order={{ base: '0', md: '1' }}
          flex="none !important"
          _hover={{ bg: 'gray.800' }}
          _focusVisible={{ outlineColor: 'accent.yellow' }}
          onClick={selection.clear}
        >
          <Icon name="x" />
        </IconButton>
        <BarButton variant="outline" size="sm" onClick={() => start('category')}>
          Set category
        </BarButton>
        <BarButton variant="outline" size="sm" onClick={() => start('flags')}>
          Set flags
        </BarButton>
        <BarButton
          variant="outline"
          size="sm"
          onClick={() =>
            selection.set(
              matching.map(({ id }) => id),
              true,
            )
          }
        >
          Select all {matching.length}
        </BarButton>
        <BarButton
          variant="outline"
          size="sm"
          bg="red.500"
          borderColor="red.300"
          _hover={{ bg: 'red.600' }}
          onClick={() => start('delete')}
        >
          <Icon name="trash" boxSize="16px" />
          Delete {products.length}
        </BarButton>
      </Flex>
      <SetCategoryDialog
        key={`category ${round}`}
        open={action === 'category'}
        products={chosen}
        categories={categories}
        onClose={close}
        onRefused={onRefused}
      />
      <SetFlagsDialog
        key={`flags ${round}`}
        open={action === 'flags'}
        products={chosen}
        onClose={close}
        onRefused={onRefused}
      />
      <DeleteProductsDialog
        open={action === 'delete'}
        products={chosen}
        onClose={close}
        onRefused={onRefused}
      />
    </>
  );
}
