import { Alert, Box, Button } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ErrorAlertProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  /** What stands below the message. */
  children?: ReactNode;
}

/** What is wrong: a title, the message, and a Try Again button where repeating is offered. */
export function ErrorAlert({ title = ERROR_TEXT.error, message, onRetry, children }: ErrorAlertProps) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <Icon name="alert" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description overflowWrap="anywhere">{message}</Alert.Description>
        {onRetry && (
          <Box mt="2.5">
            <Button variant="outline" size="sm" onClick={onRetry}>
              Try Again
            </Button>
          </Box>
        )}
        {children}
      </Alert.Content>
    </Alert.Root>
  );
}
