import { Box, Flex, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type LengthAdvice, lengthAdvice } from './length-advice.ts';
import type { ProductFormValues } from './product-form-values.ts';

const COLOURS: Record<LengthAdvice['verdict'], string> = {
  short: 'accent.yellow',
  ok: 'accent.green',
  long: 'accent.pink',
};

export interface LengthMeterProps {
  name: 'seoTitle' | 'seoDescription';
  /** The recommended length, in characters. */
  range: { min: number; max: number };
  /** The length at which the bar is full. */
  scale: number;
}

/** How long a text is, against what is recommended. */
export function LengthMeter({ name, range, scale }: LengthMeterProps) {
  const { control } = useFormContext<ProductFormValues>();
  const advice = lengthAdvice(useWatch({ control, name }), range);
  const percent = (length: number) => `${Math.min(100, (length / scale) * 100)}%`;
  return (
    <Box mt="2">
      <Box
        role="meter"
        aria-label="Length"
        aria-valuemin={0}
        aria-valuemax={Math.max(scale, advice.length)}
        aria-valuenow={advice.length}
        aria-valuetext={advice.text}
        position="relative"
        h="12px"
        overflow="hidden"
        borderWidth="1.5px"
        borderColor="ink"
        borderRadius="full"
        bg="bg.panel"
      >
        <Box
          position="absolute"
          insetBlock="0"
          insetStart={percent(range.min)}
          w={percent(range.max - range.min)}
          bg="accent.greenTint"
        />
        <Box
          position="absolute"
          insetBlock="0"
          insetStart="0"
          w={percent(advice.length)}
          bg={COLOURS[advice.verdict]}
        />
        <Box
          position="absolute"
          insetBlock="0"
          insetStart={percent(range.min)}
          w={percent(range.max - range.min)}
          borderInlineWidth="1.5px"
          borderColor="ink"
        />
      </Box>
      <Flex
        justify="space-between"
        wrap="wrap"
        columnGap="3"
        rowGap="0.5"
        mt="1.5"
        textStyle="sm"
        color="fg.muted"
      >
        <Text as="b" color="fg" fontWeight="700" fontVariantNumeric="tabular-nums">
          {advice.text}
        </Text>
        <span>
          Recommended: {range.min}-{range.max} characters
        </span>
      </Flex>
    </Box>
  );
}
