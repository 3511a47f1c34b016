import { Box, Button, Flex, Grid, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { isImageUrl } from '@rad-rewind/contract/fields';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../form/text-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { ImageFrame } from '../ui/image-frame.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import { useImageUpload } from './use-image-upload.ts';

function UploadButton() {
  const { setValue } = useFormContext<ProductFormValues>();
  const upload = useImageUpload((imageUrl) =>
    setValue('featuredImage', imageUrl, { shouldDirty: true, shouldValidate: true }),
  );
  return (
    <Box>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          disabled={upload.isPending}
          aria-busy={upload.isPending}
          onClick={upload.pick}
        >
          {upload.isPending ? <Spinner size="sm" /> : <Icon name="upload" boxSize="16px" />}
          {upload.isPending ? 'Uploading...' : 'Upload File'}
        </Button>
        {upload.isPending && (
          <Button variant="ghost" onClick={upload.cancel}>
            Cancel
          </Button>
        )}
      </Flex>
      <Text mt="1.5" color="fg.muted" textStyle="sm">
        Image files only
      </Text>
    </Box>
  );
}

/** The featured image: its address or a file, and how it looks. */
export function FeaturedImage() {
  const { control } = useFormContext<ProductFormValues>();
  const src = useWatch({ control, name: 'featuredImage' }).trim();
  return (
    <Box as="section" aria-labelledby="featured-image">
      <Heading as="h2" id="featured-image" fontSize="md" fontWeight="800" mb="3">
        Featured image
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        {isImageUrl(src) ? (
          <ImageFrame src={src} alt="Preview of the featured image" maxW="200px" />
        ) : (
          <Flex
            align="center"
            justify="center"
            direction="column"
            gap="2"
            aspectRatio="1"
            maxW="200px"
            borderWidth="1.5px"
            borderStyle="dashed"
            borderColor="gray.400"
            borderRadius="l2"
            color="fg.muted"
            textStyle="sm"
          >
            <Icon name="image" />
            No image yet
          </Flex>
        )}
        <Stack gap="5">
          <TextField name="featuredImage" label="Image URL" inputMode="url" optional />
          <UploadButton />
        </Stack>
      </Grid>
    </Box>
  );
}
