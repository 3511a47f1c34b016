import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { uploadImage } from '../../api/admin-upload-image.ts';
import { ApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refreshAfter } from '../refresh-after.ts';
import { pickImageFile } from './pick-image-file.ts';

/** The text of a failed upload: the server's message, or what stands in for it. */
function uploadFailure(error: Error): string {
  if (error instanceof ApiError) return error.said || ERROR_TEXT.uploadImage;
  return error instanceof TypeError ? ERROR_TEXT.uploadFailed : error.message || ERROR_TEXT.uploadFailed;
}

export interface ImageUpload {
  /** Lets the user choose a file and uploads it. */
  pick: () => void;
  cancel: () => void;
  isPending: boolean;
}

/** Uploading one image at a time. @param onUploaded gets its address on this site */
export function useImageUpload(onUploaded: (imageUrl: string) => void): ImageUpload {
  const queryClient = useQueryClient();
  const abort = useRef<AbortController | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      return uploadImage(file, abort.current.signal);
    },
    onSuccess: ({ imageUrl, message }) => {
      onUploaded(imageUrl);
      showToast({ title: 'Upload Success', description: message });
      void refreshAfter(queryClient, 'picture');
    },
    onError: (error) => {
      if (abort.current?.signal.aborted) return;
      showToast({ title: ERROR_TEXT.uploadError, description: uploadFailure(error), variant: 'destructive' });
    },
  });
  const pick = async () => {
    const file = await pickImageFile();
    if (!file) return;
    if (file.type.startsWith('image/')) upload.mutate(file);
    else
      showToast({ title: ERROR_TEXT.uploadError, description: 'Image files only', variant: 'destructive' });
  };
  return { pick: () => void pick(), cancel: () => abort.current?.abort(), isPending: upload.isPending };
}
