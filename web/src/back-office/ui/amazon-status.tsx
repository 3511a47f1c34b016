import { Alert, Box, Button, Text } from '@chakra-ui/react';
import type { AmazonStatus as Status } from '@rad-rewind/contract/amazon';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Settings } from '@rad-rewind/contract/settings';
import { Link } from 'react-router-dom';
import { dateTimeText } from './date-text.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface AmazonStatusProps {
  settings: Pick<Settings, 'amazonApiKey'>;
  /** Undefined until it is known; nothing is claimed before. */
  status: Pick<Status, 'configured' | 'refusal'> | undefined;
  /** Whether to lead to the settings. */
  withLink?: boolean;
}

interface Finding {
  tone: 'success' | 'warning' | 'error';
  icon: IconName;
  title: 'API Configured' | 'Not Configured';
  text: string;
}

const INCOMPLETE = 'Add your API key, secret key and associate tag to search Amazon products.';

function findingOf({ settings, status }: AmazonStatusProps): Finding {
  if (settings.amazonApiKey === '')
    return { tone: 'warning', icon: 'warning', title: 'Not Configured', text: INCOMPLETE };
  const title = 'API Configured';
  if (!status) return { tone: 'success', icon: 'check', title, text: '' };
  if (status.refusal) {
    const { message, refusedAt } = status.refusal;
    const text = `Amazon can't be searched. ${message} That was on ${dateTimeText(refusedAt)}; VERIFY WITH AMAZON asks again.`;
    return { tone: 'error', icon: 'alert', title, text };
  }
  if (!status.configured) return { tone: 'warning', icon: 'warning', title, text: INCOMPLETE };
  return {
    tone: 'success',
    icon: 'check',
    title,
    text: 'Amazon products can be searched from the product form.',
  };
}

/**
 * Whether the retailer's API can be used: API Configured, or Not Configured while no API key is stored; in red where
 * Amazon refused what is stored.
 */
export function AmazonStatus(props: AmazonStatusProps) {
  const { tone, icon, title, text } = findingOf(props);
  return (
    <Alert.Root status={tone}>
      <Alert.Indicator>
        <Icon name={icon} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>
          <Text overflowWrap="anywhere">{text}</Text>
        </Alert.Description>
        {props.withLink && (
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
