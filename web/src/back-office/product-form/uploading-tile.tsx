import { Box, Button, Flex, Progress } from '@chakra-ui/react';

/** Stands in the gallery while a file is on its way. */
export function UploadingTile({ onCancel }: { onCancel: () => void }) {
  return (
    <Box as="li" minW="0">
      <Flex
        role="status"
        direction="column"
        justify="center"
        gap="2.5"
        aspectRatio="1"
        p="4"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="border.control"
        borderRadius="l2"
        bg="bg.subtle"
        textStyle="sm"
        fontWeight="600"
        textAlign="center"
      >
        Uploading...
        <Progress.Root value={null} size="xs" aria-label="Upload">
          <Progress.Track borderRadius="full">
            <Progress.Range bg="brand.solid" />
          </Progress.Track>
        </Progress.Root>
      </Flex>
      <Button variant="outline" size="sm" w="full" mt="2" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
