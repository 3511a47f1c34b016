import { Box, type BoxProps, Image } from '@chakra-ui/react';
import { useState } from 'react';

const PLACEHOLDER = '/art/fallback.svg';

export interface ImageFrameProps extends Omit<BoxProps, 'children'> {
  src: string;
  alt: string;
}

/** A square picture; a placeholder takes its place where it fails to load. */
export function ImageFrame({ src, alt, ...props }: ImageFrameProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aspectRatio="1"
      overflow="hidden"
      borderWidth="2px"
      borderColor="ink"
      borderRadius="l2"
      bg="bg.muted"
      {...props}
    >
      <Image
        src={failed === src ? PLACEHOLDER : src}
        alt={failed === src ? `${alt}: failed to load` : alt}
        boxSize="full"
        fit="cover"
        onError={() => setFailed(src)}
      />
    </Box>
  );
}
