import { Grid, Stack } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminAmazonStatusQuery } from '../../api/admin-amazon-status.ts';
import { adminSettingsQuery } from '../../api/admin-settings.ts';
import { reasonText } from '../failure-text.ts';
import { AmazonStatus } from '../ui/amazon-status.tsx';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingSpinner } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PriceRefreshCard } from './price-refresh-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SetupSteps } from './setup-steps.tsx';

function LoadedSettings() {
  const settings = useQuery(adminSettingsQuery);
  const status = useQuery(adminAmazonStatusQuery);
  const [round, setRound] = useState(0);
  if (settings.isPending) return <LoadingSpinner />;
  if (settings.isError) {
    return (
      <ErrorAlert message={reasonText(settings.error, ERROR_TEXT.loadSettings)} onRetry={settings.refetch} />
    );
  }
  const startAgain = async () => {
    await settings.refetch();
    setRound(round + 1);
  };
  return (
    <Stack gap="6">
      <AmazonStatus settings={settings.data} status={status.data} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' }}
        gap="6"
        alignItems="start"
      >
        <SettingsForm key={round} settings={settings.data} onReload={startAgain} />
        <Stack gap="6">
          <SetupSteps />
          <PriceRefreshCard />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** /admin/amazon-settings (docs/product.md, "Amazon API settings"). */
export function AmazonSettingsScreen() {
  return (
    <>
      <PageHead title="AMAZON API SETTINGS" />
      <LoadedSettings />
    </>
  );
}
