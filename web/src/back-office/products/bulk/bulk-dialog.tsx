import { Button, Dialog, Spinner, Text } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Product } from '@rad-rewind/contract/product';
import { type ReactNode, useRef } from 'react';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps {
  open: boolean;
  title: string;
  /** The question, and whatever is to be chosen. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** False while nothing is chosen that could be done. */
  ready?: boolean;
  products: readonly Product[];
  perform: (product: Product) => Promise<unknown>;
  onClose: () => void;
  /** Told which products were done before the session ended under the run. */
  onRefused: (done: readonly number[]) => void;
}

/** Asks once, then does it to every row and shows what became of each. */
function BulkDialogContent(props: BulkDialogProps) {
  const { products } = props;
  const run = useBulkRun(props.onRefused);
  const asking = run.phase === 'asking';
  const isOver = run.phase === 'finished' || run.phase === 'refused';
  return (
    <>
      <Dialog.Body>
        {asking && props.children}
        {run.phase === 'refused' && (
          <Text role="alert" color="fg.error" fontWeight="600">
            {ERROR_TEXT.sessionEnded} What is left stays selected.
          </Text>
        )}
        <BulkRows products={products} outcomes={run.outcomes} />
      </Dialog.Body>
      <Dialog.Footer>
        {asking ? (
          <Button variant="outline" data-safe="" onClick={props.onClose}>
            CANCEL
          </Button>
        ) : (
          <Button variant="outline" onClick={run.phase === 'running' ? run.stop : props.onClose}>
            {run.phase === 'running' ? 'STOP' : 'CLOSE'}
          </Button>
        )}
        {!isOver && (
          <Button
            colorPalette={props.danger ? 'red' : 'brand'}
            disabled={!asking || props.ready === false}
            aria-busy={!asking}
            onClick={() => void run.start(products, props.perform)}
          >
            {!asking && <Spinner size="sm" />}
            {props.confirmLabel}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}

/** The frame of all bulk dialogs. */
export function BulkDialog(props: BulkDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <TitledDialog
      role="alertdialog"
      open={props.open}
      title={props.title}
      closeOnInteractOutside={false}
      scrollBehavior="inside"
      initialFocus={() => content.current?.querySelector<HTMLElement>('select, [data-safe]') ?? null}
      onClose={props.onClose}
      contentRef={content}
    >
      <BulkDialogContent {...props} />
    </TitledDialog>
  );
}
