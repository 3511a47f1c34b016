import { Separator, Stack } from '@chakra-ui/react';
import { AdditionalImages } from './additional-images.tsx';
import { FeaturedImage } from './featured-image.tsx';

/** MEDIA: the featured image and the additional ones. */
export function MediaTab() {
  return (
    <Stack gap="7" p={{ base: '4', md: '6' }}>
      <FeaturedImage />
      <Separator />
      <AdditionalImages />
    </Stack>
  );
}
