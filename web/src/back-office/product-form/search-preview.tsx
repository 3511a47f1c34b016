import { Box, Flex, Heading, Image, Text } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductFormValues } from './product-form-values.ts';
import { searchPreviewTexts } from './search-preview-texts.ts';

/** How a search engine may show the product. */
export function SearchPreview() {
  const { control } = useFormContext<ProductFormValues>();
  const [name, slug, description, seoTitle, seoDescription] = useWatch({
    control,
    name: ['name', 'slug', 'description', 'seoTitle', 'seoDescription'],
  });
  const texts = searchPreviewTexts({ name, description, seoTitle, seoDescription });
  const address = `${window.location.host}${pagePath.product(slug || 'your-product')}`.split('/').join(' › ');
  return (
    <Box minW="0">
      <Heading as="h2" textStyle="sm" fontWeight="800" mb="1.5">
        Search-engine result preview
      </Heading>
      <Box px="4.5" py="4" borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" maxW="632px">
        <Flex align="center" gap="2.5" textStyle="sm" lineHeight="1.3" minW="0">
          <Image src="/art/mark.svg" alt="" boxSize="26px" />
          <Box minW="0">
            Rad Rewind
            <Text color="fg.muted" truncate>
              {address}
            </Text>
          </Box>
        </Flex>
        <Text mt="2.5" color="searchLink" fontSize="xl" lineHeight="1.3" overflowWrap="anywhere">
          {texts.title}
        </Text>
        <Text mt="1" color="gray.700" textStyle="sm" lineHeight="1.55" overflowWrap="anywhere">
          {texts.description}
        </Text>
      </Box>
    </Box>
  );
}
