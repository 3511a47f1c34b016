import { Button, Field, Flex, Heading, Input, Link, Spinner, Stack, Text } from '@chakra-ui/react';
import type { AmazonResult } from '@rad-rewind/contract/amazon';
import { isWebUrl } from '@rad-rewind/contract/fields';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField, useFieldError } from '../form/form-field.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { AmazonSearchDialog } from './amazon-search-dialog.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import { useAsinSearch } from './use-asin-search.ts';
import { useFillFromAmazon } from './use-fill-from-amazon.ts';

function AsinField({ onFound }: { onFound: (result: AmazonResult) => void }) {
  const { register } = useFormContext<ProductFormValues>();
  const search = useAsinSearch(onFound);
  return (
    <FormField name="amazonProductId" label="ASIN">
      <Flex gap="2" w="full">
        <Input
          autoComplete="off"
          spellCheck={false}
          {...register('amazonProductId')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search.run();
          }}
        />
        <Button
          variant="outline"
          disabled={search.isPending}
          aria-busy={search.isPending}
          onClick={search.run}
        >
          {search.isPending && <Spinner size="sm" />}
          Search
        </Button>
      </Flex>
    </FormField>
  );
}

/** The link that a found product brings; shown, not typed, and where its error stands. */
function AmazonLink() {
  const { register, control } = useFormContext<ProductFormValues>();
  const link = useWatch({ control, name: 'affiliateLink' });
  const error = useFieldError('affiliateLink');
  return (
    <Field.Root invalid={error !== undefined}>
      <input type="hidden" {...register('affiliateLink')} />
      {isWebUrl(link) && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          Affiliate link:{' '}
          <Link href={link} target="_blank" rel="noreferrer" color="brand.700" textDecoration="underline">
            {link.replace(/^https?:\/\//, '')}
          </Link>
        </Text>
      )}
      <Field.ErrorText>
        <Icon name="alert" boxSize="16px" mt="0.5" />
        Affiliate link: {error}
      </Field.ErrorText>
    </Field.Root>
  );
}

function AmazonFields() {
  const [searching, setSearching] = useState(false);
  const fill = useFillFromAmazon();
  return (
    <>
      <Button variant="outline" w="full" onClick={() => setSearching(true)}>
        <Icon name="search" boxSize="16px" />
        SEARCH AMAZON PRODUCTS
      </Button>
      <AsinField onFound={fill.found} />
      <AmazonLink />
      <AmazonSearchDialog open={searching} onClose={() => setSearching(false)} onSelect={fill.selected} />
    </>
  );
}

/** The affiliate section: the retailer's search while the switch is on, a plain link while it is off. */
export function AffiliateSection() {
  const { control } = useFormContext<ProductFormValues>();
  const isAmazon = useWatch({ control, name: 'isAmazonProduct' });
  return (
    <Stack gap="5">
      <div>
        <Heading as="h2" fontSize="lg" fontWeight="800" mb="2">
          Affiliate
        </Heading>
        <SwitchField name="isAmazonProduct" label="Amazon product" />
      </div>
      {isAmazon ? (
        <AmazonFields />
      ) : (
        <TextField name="affiliateLink" label="Affiliate link URL" type="url" inputMode="url" />
      )}
    </Stack>
  );
}
