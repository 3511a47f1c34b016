import { Box, Flex, Text } from '@chakra-ui/react';
import { isImageUrl } from '@rad-rewind/contract/fields';
import { ImageFrame } from '../ui/image-frame.tsx';

/** The category's picture as the address stands; a placeholder where it fails to load. */
export function CategoryImagePreview({ src }: { src: string }) {
  const address = src.trim();
  return (
    <Box>
      <Text textStyle="sm" fontWeight="700" mb="1.5">
        Preview
      </Text>
      {isImageUrl(address) ? (
        <ImageFrame src={address} alt="Preview of the category image" maxW="312px" />
      ) : (
        <Flex
          align="center"
          justify="center"
          aspectRatio="1"
          maxW="312px"
          p="4"
          borderWidth="1.5px"
          borderStyle="dashed"
          borderColor="gray.400"
          borderRadius="l2"
          color="fg.muted"
          textStyle="sm"
          textAlign="center"
        >
          No image yet
        </Flex>
      )}
    </Box>
  );
}
