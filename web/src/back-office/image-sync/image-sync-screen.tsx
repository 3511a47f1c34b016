import { SimpleGrid } from '@chakra-ui/react';
import type { ImageStatus } from '@rad-rewind/contract/media';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { adminImageStatusQuery } from '../../api/admin-image-status.ts';
import { reasonText } from '../failure-text.ts';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingSpinner } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type StatCardProps, StatGrid } from '../ui/stat-card.tsx';
import { ManualSyncForm } from './manual-sync-form.tsx';
import { MissingImages } from './missing-images.tsx';
import { ProductionUrlForm } from './production-url-form.tsx';
import { type ImageSync, useImageSync } from './use-image-sync.ts';

function counters(stats: ImageStatus['stats']): StatCardProps[] {
  return [
    { label: 'Total products', value: stats.total, icon: 'product', colour: 'brand.300' },
    { label: 'Missing images', value: stats.missingImages, icon: 'warning', colour: 'accent.pink' },
    { label: 'Valid local images', value: stats.validImages, icon: 'check', colour: 'accent.green' },
    { label: 'External images', value: stats.externalImages, icon: 'external', colour: 'accent.blue' },
  ];
}

function ImageStatusSection({ sync }: { sync: ImageSync }) {
  const status = useQuery(adminImageStatusQuery);
  if (status.isPending) return <LoadingSpinner />;
  if (status.isError) {
    return (
      <ErrorAlert message={reasonText(status.error, ERROR_TEXT.loadImageStatus)} onRetry={status.refetch} />
    );
  }
  return (
    <>
      <StatGrid stats={counters(status.data)} />
      <MissingImages missing={status.data.missingFilenames} sync={sync} />
    </>
  );
}

/** /admin/sync-images (docs/product.md, "Image sync tool"). */
export function ImageSyncScreen() {
  const sync = useImageSync();
  return (
    <>
      <PageHead title="IMAGE SYNC TOOL" />
      <ImageStatusSection sync={sync} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '5', lg: '6' }} mt="6">
        <ProductionUrlForm />
        <ManualSyncForm sync={sync} />
      </SimpleGrid>
    </>
  );
}
