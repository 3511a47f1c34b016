import { FILE_PICKER_TIMEOUT_MS } from '@rad-rewind/contract/limits';

/**
 * Opens the system's file picker for one image. Must be called while a press of the user is being handled.
 * @returns the file; null where none was chosen within a minute
 */
export function pickImageFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  return new Promise((resolve) => {
    // Some browsers never tell that the picker was dismissed.
    const timer = setTimeout(() => resolve(null), FILE_PICKER_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve(input.files?.[0] ?? null);
    };
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    input.click();
  });
}
