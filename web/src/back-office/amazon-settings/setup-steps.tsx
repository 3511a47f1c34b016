import { Card, Flex, Link, List } from '@chakra-ui/react';
import type { ReactNode } from 'react';

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <List.Item display="flex" gap="3" alignItems="flex-start">
      <Flex
        aria-hidden="true"
        align="center"
        justify="center"
        flex="none"
        boxSize="28px"
        bg="brand.100"
        color="brand.700"
        borderRadius="full"
        fontWeight="800"
        textStyle="sm"
      >
        {number}
      </Flex>
      <span>{children}</span>
    </List.Item>
  );
}

/** How to get credentials, in four steps. */
export function SetupSteps() {
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">SETUP INSTRUCTIONS</Card.Title>
      </Card.Header>
      <Card.Body>
        <List.Root as="ol" variant="plain" gap="3.5">
          <Step number={1}>
            Join{' '}
            <Link
              href="https://affiliate-program.amazon.com/"
              target="_blank"
              rel="noreferrer"
              color="brand.700"
              textDecoration="underline"
            >
              Amazon Associates
            </Link>{' '}
            and wait until your account is accepted and eligible.
          </Step>
          <Step number={2}>In Associates Central, open the Creators API and create a credential.</Step>
          <Step number={3}>
            Copy the Credential ID (API Key), the Credential Secret (Secret Key; Amazon shows it once), its
            version and your Associate Tag into the fields here.
          </Step>
          <Step number={4}>Save the settings, then press VERIFY WITH AMAZON.</Step>
        </List.Root>
      </Card.Body>
    </Card.Root>
  );
}
