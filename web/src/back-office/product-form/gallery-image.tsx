import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import { Icon } from '../ui/icon.tsx';
import { ImageFrame } from '../ui/image-frame.tsx';

export interface GalleryImageProps {
  src: string;
  /** Counted from 1. */
  position: number;
  count: number;
  /** -1 moves towards the front, 1 towards the end. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One additional image with the buttons that move and remove it. */
export function GalleryImage({ src, position, count, onMove, onRemove }: GalleryImageProps) {
  const name = `additional image ${position}`;
  return (
    <Box as="li" minW="0">
      <ImageFrame src={src} alt={`Additional image ${position}`} />
      <Flex gap="1" mt="2">
        <IconButton
          variant="outline"
          size="sm"
          aria-label={`Move ${name} forward`}
          disabled={position === 1}
          onClick={() => onMove(-1)}
        >
          <Icon name="left" boxSize="16px" />
        </IconButton>
        <Button
          variant="outline"
          size="sm"
          flex="1"
          px="1"
          minW="0"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon name="trash" boxSize="16px" />
          <Box as="span" hideBelow="sm">
            Remove
          </Box>
        </Button>
        <IconButton
          variant="outline"
          size="sm"
          aria-label={`Move ${name} back`}
          disabled={position === count}
          onClick={() => onMove(1)}
        >
          <Icon name="right" boxSize="16px" />
        </IconButton>
      </Flex>
    </Box>
  );
}
