import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldError } from '../form/form-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddImageMenu } from './add-image-menu.tsx';
import { GalleryImage } from './gallery-image.tsx';
import { moveItem } from './move-item.ts';
import type { ProductFormValues } from './product-form-values.ts';
import { UploadingTile } from './uploading-tile.tsx';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

interface GalleryProps {
  images: string[];
  upload: ImageUpload;
  onChange: (images: string[]) => void;
}

function Gallery({ images, upload, onChange }: GalleryProps) {
  if (images.length === 0 && !upload.isPending) {
    return (
      <Text
        p="5"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor="gray.400"
        borderRadius="l2"
        color="fg.muted"
        textAlign="center"
        textStyle="sm"
      >
        No additional images added yet
      </Text>
    );
  }
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap={{ base: '3', sm: '4' }}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {images.map((src, index) => (
        <GalleryImage
          key={src}
          src={src}
          position={index + 1}
          count={images.length}
          onMove={(step) => onChange(moveItem(images, index, index + step))}
          onRemove={() => onChange(images.filter((_, at) => at !== index))}
        />
      ))}
      {upload.isPending && <UploadingTile onCancel={upload.cancel} />}
    </Grid>
  );
}

/** The additional images: add by address or file, put in order, remove. */
export function AdditionalImages() {
  const { control, getValues, setValue } = useFormContext<ProductFormValues>();
  const error = useFieldError('images');
  const add = (src: string) => {
    const images = getValues('images');
    if (!images.includes(src))
      setValue('images', [...images, src], { shouldDirty: true, shouldValidate: true });
  };
  const upload = useImageUpload(add);
  return (
    <Controller
      control={control}
      name="images"
      render={({ field }) => (
        <Box as="section" aria-labelledby="additional-images">
          <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb="3">
            <Heading as="h2" id="additional-images" fontSize="md" fontWeight="800">
              Additional images
            </Heading>
            <AddImageMenu ref={field.ref} images={field.value} upload={upload} onAdd={add} />
          </Flex>
          <Gallery images={field.value} upload={upload} onChange={field.onChange} />
          {error && (
            <Flex role="alert" gap="1.5" mt="2" color="fg.error" textStyle="sm" fontWeight="600">
              <Icon name="alert" boxSize="16px" mt="0.5" />
              {error}
            </Flex>
          )}
        </Box>
      )}
    />
  );
}
