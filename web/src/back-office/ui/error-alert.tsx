import { Alert, Box, Button } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { Icon } from './icon.tsx';

export interface ErrorAlertProps {
  message: string;
  onRetry?: () => void;
}

/** A failed load: titled Error, the message, and a Try Again button where repeating is offered. */
export function ErrorAlert({ message, onRetry }: ErrorAlertProps) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <Icon name="alert" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{ERROR_TEXT.error}</Alert.Title>
        <Alert.Description>{message}</Alert.Description>
        {onRetry && (
          <Box mt="2.5">
            <Button variant="outline" size="sm" onClick={onRetry}>
              Try Again
            </Button>
          </Box>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
