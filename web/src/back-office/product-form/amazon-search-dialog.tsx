import { Box, Button, CloseButton, Dialog, Field, Grid, Input, NativeSelect } from '@chakra-ui/react';
import type { AmazonResult } from '@rad-rewind/contract/amazon';
import { AMAZON_SEARCH_CATEGORIES } from '@rad-rewind/contract/limits';
import { Icon } from '../ui/icon.tsx';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { AmazonResults } from './amazon-results.tsx';
import { useAmazonSearch } from './use-amazon-search.ts';

export interface AmazonSearchDialogProps {
  open: boolean;
  onClose: () => void;
  onSelect: (result: AmazonResult) => void;
}

type SearchForm = ReturnType<typeof useAmazonSearch>;

function SearchFields({ search }: { search: SearchForm }) {
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 200px auto' }}
      gap="3"
      alignItems="start"
      mb="5"
      mt="1"
    >
      <Field.Root invalid={search.error !== null}>
        <Field.Label>Search term</Field.Label>
        <Input
          ref={search.termInput}
          value={search.term}
          onChange={(event) => search.setTerm(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The dialog lies in the product form, which Enter would submit.
            event.preventDefault();
            search.run();
          }}
        />
        <Field.ErrorText>
          <Icon name="alert" boxSize="16px" mt="0.5" />
          {search.error}
        </Field.ErrorText>
      </Field.Root>
      <Field.Root>
        <Field.Label>Category</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={search.category}
            onChange={(event) => search.setCategory(event.target.value)}
          >
            {AMAZON_SEARCH_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Button mt={{ base: '0', md: '26px' }} disabled={search.isPending} onClick={search.run}>
        <Icon name="search" boxSize="16px" />
        SEARCH
      </Button>
    </Grid>
  );
}

/** SEARCH AMAZON PRODUCTS: a term, a category, and what the retailer has. Choosing closes and clears it. */
export function AmazonSearchDialog({ open, onClose, onSelect }: AmazonSearchDialogProps) {
  const search = useAmazonSearch();
  const select = (result: AmazonResult) => {
    onSelect(result);
    search.clear();
    onClose();
  };
  return (
    <TitledDialog
      open={open}
      title="SEARCH AMAZON PRODUCTS"
      size="lg"
      scrollBehavior="inside"
      // A press on a toast in front of the dialog is outside of it.
      closeOnInteractOutside={false}
      initialFocus={() => search.termInput.current}
      onClose={onClose}
    >
      <Dialog.Body>
        <SearchFields search={search} />
        <Box aria-live="polite" aria-busy={search.isPending}>
          <AmazonResults results={search.results} pending={search.isPending} onSelect={select} />
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          CLOSE
        </Button>
      </Dialog.Footer>
      <Dialog.CloseTrigger asChild>
        <CloseButton variant="ghost" />
      </Dialog.CloseTrigger>
    </TitledDialog>
  );
}
