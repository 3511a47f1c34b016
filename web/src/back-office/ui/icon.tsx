import { Icon as ChakraIcon, type IconProps as ChakraIconProps } from '@chakra-ui/react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export interface IconProps extends Omit<ChakraIconProps, 'name'> {
  name: IconName;
}

/** A drawing beside a word; screen readers skip it, so the word must be there. 18 px unless told. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <ChakraIcon boxSize="18px" flex="none" {...props} asChild>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'dots' ? 3.4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ICON_PATHS[name]} />
      </svg>
    </ChakraIcon>
  );
}
