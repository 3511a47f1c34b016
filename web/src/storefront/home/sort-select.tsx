import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './products-section.module.css';
import { SORT_ORDERS, type SortOrder } from './sort-products.ts';

const ORDERS = Object.entries(SORT_ORDERS) as [SortOrder, string][];

interface SortSelectProps {
  order: SortOrder;
  onChange: (order: SortOrder) => void;
}

/** The order of the products; on large screens only. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script came, once.
  useEffect(() => {
    const chosen = select.current?.value as SortOrder;
    if (chosen !== order) onChange(chosen);
  }, []);

  return (
    <label className={styles.sort}>
      SORT
      <span className={styles.box}>
        <select ref={select} value={order} onChange={(event) => onChange(event.target.value as SortOrder)}>
          {ORDERS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
