import { Alert, Box, Button } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Settings } from '@rad-rewind/contract/settings';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';

export interface AmazonStatusProps {
  settings: Settings;
  /** Whether to lead to the settings. */
  withLink?: boolean;
}

/** Whether the retailer's API can be used: API Configured, or Not Configured while no API key is stored. */
export function AmazonStatus({ settings, withLink = false }: AmazonStatusProps) {
  const configured = settings.amazonApiKey !== '';
  return (
    <Alert.Root status={configured ? 'success' : 'warning'}>
      <Alert.Indicator>
        <Icon name={configured ? 'check' : 'warning'} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{configured ? 'API Configured' : 'Not Configured'}</Alert.Title>
        <Alert.Description>
          {configured
            ? 'Amazon products can be searched from the product form.'
            : 'Add your API key, secret key and associate tag to search Amazon products.'}
        </Alert.Description>
        {withLink && (
          <Box mt="2.5">
            <Button asChild variant="outline" size="sm">
              <Link to={pagePath.adminAmazonSettings}>Amazon API settings</Link>
            </Button>
          </Box>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
