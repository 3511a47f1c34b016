import { Box, Button, Card, Tabs } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminAmazonStatusQuery } from '../../api/admin-amazon-status.ts';
import { adminCategoriesQuery } from '../../api/admin-categories.ts';
import { adminProductsQuery } from '../../api/admin-products.ts';
import { adminSettingsQuery } from '../../api/admin-settings.ts';
import { reasonText } from '../failure-text.ts';
import { AmazonStatus } from '../ui/amazon-status.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingRows, LoadingSpinner } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type StatCardProps, StatGrid } from '../ui/stat-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentProducts } from './recent-products.tsx';

function counters(products: Product[] | undefined, categories: Category[] | undefined): StatCardProps[] {
  const count = (is: (product: Product) => boolean) => products?.filter(is).length;
  return [
    { label: 'Products', value: products?.length, icon: 'product', colour: 'brand.300' },
    { label: 'Categories', value: categories?.length, icon: 'folder', colour: 'accent.green' },
    { label: 'Featured products', value: count((p) => p.isFeatured), icon: 'star', colour: 'accent.pink' },
    { label: 'New arrivals', value: count((p) => p.isNewArrival), icon: 'spark', colour: 'accent.yellow' },
  ];
}

function AmazonTab() {
  const settings = useQuery(adminSettingsQuery);
  const status = useQuery(adminAmazonStatusQuery);
  if (settings.isPending) return <LoadingSpinner />;
  if (settings.isError) {
    return (
      <ErrorAlert message={reasonText(settings.error, ERROR_TEXT.loadSettings)} onRetry={settings.refetch} />
    );
  }
  return <AmazonStatus settings={settings.data} status={status.data} withLink />;
}

interface DashboardTabsProps {
  products: Product[] | undefined;
  categories: Category[] | undefined;
}

function DashboardTabs({ products, categories }: DashboardTabsProps) {
  return (
    <Card.Root>
      <Tabs.Root defaultValue="actions" lazyMount>
        <Tabs.List justifyContent={{ base: 'space-between', md: 'flex-start' }}>
          <Tabs.Trigger value="actions">QUICK ACTIONS</Tabs.Trigger>
          <Tabs.Trigger value="recent">RECENT PRODUCTS</Tabs.Trigger>
          <Tabs.Trigger value="amazon">AMAZON API</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="actions">
          <Box p={{ base: '4', md: '5' }}>
            <QuickActions />
          </Box>
        </Tabs.Content>
        <Tabs.Content value="recent">
          {products ? <RecentProducts products={products} categories={categories ?? []} /> : <LoadingRows />}
        </Tabs.Content>
        <Tabs.Content value="amazon">
          <Box p={{ base: '4', md: '5' }}>
            <AmazonTab />
          </Box>
        </Tabs.Content>
      </Tabs.Root>
    </Card.Root>
  );
}

/** /admin (docs/product.md, "Dashboard"). */
export function DashboardScreen() {
  const products = useQuery(adminProductsQuery);
  const categories = useQuery(adminCategoriesQuery);
  const failure = products.error ?? categories.error;
  const reload = () => Promise.all([products.refetch(), categories.refetch()]);
  return (
    <>
      <PageHead title="DASHBOARD">
        <Button asChild>
          <Link to={pagePath.adminProductNew}>
            <Icon name="plus" />
            ADD PRODUCT
          </Link>
        </Button>
      </PageHead>
      {failure ? (
        <Box mb="6">
          <ErrorAlert message={reasonText(failure, ERROR_TEXT.loadData)} onRetry={reload} />
        </Box>
      ) : (
        <StatGrid stats={counters(products.data, categories.data)} />
      )}
      <DashboardTabs products={products.data} categories={categories.data} />
    </>
  );
}
