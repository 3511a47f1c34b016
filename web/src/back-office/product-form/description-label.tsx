import { Text } from '@chakra-ui/react';

/** The label of the description's editor, which stands before the editor has loaded too. */
export function DescriptionLabel({ id }: { id?: string }) {
  return (
    <Text id={id} textStyle="sm" fontWeight="700" mb="1.5">
      Description{' '}
      <Text as="span" color="fg.muted" fontWeight="400">
        (optional)
      </Text>
    </Text>
  );
}
