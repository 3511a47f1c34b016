import { Flex, Tabs, VisuallyHidden } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { useFormContext, useFormState } from 'react-hook-form';
import { AdditionalTab } from './additional-tab.tsx';
import { BasicInfoTab } from './basic-info-tab.tsx';
import { errorCount, FORM_TABS, type FormTab } from './form-tabs.ts';
import { MediaTab } from './media-tab.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import { SeoTab } from './seo-tab.tsx';

export interface ProductTabsProps {
  tab: FormTab;
  onTab: (tab: FormTab) => void;
  categories: readonly Category[];
}

function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Flex
      align="center"
      justify="center"
      minW="20px"
      h="20px"
      px="1"
      borderRadius="full"
      bg="red.500"
      color="white"
      fontSize="0.75rem"
      letterSpacing="0"
    >
      {count}
      <VisuallyHidden>{count === 1 ? ' error' : ' errors'}</VisuallyHidden>
    </Flex>
  );
}

const CONTENT = {
  basic: BasicInfoTab,
  media: MediaTab,
  additional: AdditionalTab,
  seo: SeoTab,
} as const;

/** The form's four tabs, each with the number of its errors. All stay mounted, so that none loses its fields. */
export function ProductTabs({ tab, onTab, categories }: ProductTabsProps) {
  const { control } = useFormContext<ProductFormValues>();
  const { errors } = useFormState({ control });
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onTab(value as FormTab)}>
      <Tabs.List justifyContent={{ base: 'space-between', md: 'flex-start' }}>
        {FORM_TABS.map((item) => (
          <Tabs.Trigger key={item.value} value={item.value}>
            {item.label}
            <ErrorCount count={errorCount(item, errors)} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {FORM_TABS.map(({ value }) => {
        const Content = CONTENT[value];
        return (
          <Tabs.Content key={value} value={value}>
            <Content categories={categories} />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
