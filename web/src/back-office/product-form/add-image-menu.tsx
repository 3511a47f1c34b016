import { Button, Menu } from '@chakra-ui/react';
import { isImageUrl } from '@rad-rewind/contract/fields';
import { LIST_LIMITS } from '@rad-rewind/contract/limits';
import { VALIDATION } from '@rad-rewind/contract/messages';
import { type Ref, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { MainPortal } from '../ui/main-portal.tsx';
import { PromptDialog } from '../ui/prompt-dialog.tsx';
import type { ImageUpload } from './use-image-upload.ts';

export interface AddImageMenuProps {
  ref: Ref<HTMLButtonElement>;
  images: readonly string[];
  upload: ImageUpload;
  onAdd: (src: string) => void;
}

/** Why an address can't become one more image, or null where it can. */
function imageFault(text: string, images: readonly string[]): string | null {
  const src = text.trim();
  if (!isImageUrl(src)) return VALIDATION.url;
  if (images.includes(src)) return 'The product has this image already';
  return images.length >= LIST_LIMITS.images
    ? `Images must have at most ${LIST_LIMITS.images} entries`
    : null;
}

/** Add Image: by URL, which a small dialog asks for, or by file. */
export function AddImageMenu({ ref, images, upload, onAdd }: AddImageMenuProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button ref={ref} variant="outline" disabled={upload.isPending}>
            <Icon name="plus" boxSize="16px" />
            Add Image
          </Button>
        </Menu.Trigger>
        <MainPortal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="url" onSelect={() => setAsking(true)}>
                <Icon name="link" boxSize="16px" /> URL
              </Menu.Item>
              <Menu.Item value="file" onSelect={upload.pick}>
                <Icon name="upload" boxSize="16px" /> File upload
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </MainPortal>
      </Menu.Root>
      <PromptDialog
        open={asking}
        title="ADD IMAGE"
        label="Image URL"
        submitLabel="ADD IMAGE"
        faultOf={(text) => imageFault(text, images)}
        onSubmit={(text) => {
          onAdd(text.trim());
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
