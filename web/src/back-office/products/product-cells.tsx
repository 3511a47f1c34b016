import { Badge, Box, Flex, Image, Text } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { hasPrice, type Product } from '@rad-rewind/contract/product';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { categoryLabel, PRODUCT_FLAGS, type ProductFlag, productFlags } from './product-rules.ts';

const FLAG_COLOURS: Record<ProductFlag, string> = {
  featured: 'accent.pink',
  new: 'accent.yellow',
  amazon: 'accent.blueLight',
};

/** The product's picture, small, or a sign that there is none. */
export function Thumbnail({ src }: { src: string | null }) {
  return (
    <Flex
      align="center"
      justify="center"
      flex="none"
      boxSize="44px"
      overflow="hidden"
      borderWidth="1.5px"
      borderColor="ink"
      borderRadius="l2"
      bg="bg.muted"
      color="gray.500"
    >
      {src ? (
        <Image src={src} alt="" width="44" height="44" boxSize="full" fit="cover" loading="lazy" />
      ) : (
        <Icon name="image" />
      )}
    </Flex>
  );
}

/** Badges FEATURED, NEW and AMAZON, as far as they apply. */
export function FlagBadges({ product }: { product: Product }) {
  const flags = productFlags.filter((flag) => PRODUCT_FLAGS[flag].has(product));
  if (flags.length === 0) return null;
  return (
    <Flex gap="1">
      {flags.map((flag) => (
        <Badge key={flag} bg={FLAG_COLOURS[flag]}>
          {PRODUCT_FLAGS[flag].label}
        </Badge>
      ))}
    </Flex>
  );
}

/** The category's name, an italic None, or a red Unknown. */
export function CategoryText({ id, categories }: { id: number | null; categories: readonly Category[] }) {
  const { text, kind } = categoryLabel(id, categories);
  if (kind === 'name') return text;
  return (
    <Text
      as="span"
      color={kind === 'none' ? 'fg.muted' : 'fg.error'}
      fontStyle={kind === 'none' ? 'italic' : 'normal'}
      fontWeight={kind === 'none' ? '400' : '600'}
    >
      {text}
    </Text>
  );
}

/** The price, or that there is none to show. */
export function PriceText({ price }: { price: string | null }) {
  if (hasPrice(price)) return price;
  return (
    <Text as="span" color="fg.muted" fontStyle="italic" fontWeight="400">
      No price
    </Text>
  );
}

/** Name beside its picture; `children` stand below where the row is a card. */
export function ProductName({ product, children }: { product: Product; children?: ReactNode }) {
  return (
    <Flex gap="3" align="center" minW="0">
      <Thumbnail src={product.featuredImage} />
      <Box minW="0" fontWeight="600" lineHeight="1.35" overflowWrap="anywhere">
        {product.name}
        {children}
      </Box>
    </Flex>
  );
}
