import type { Duplex } from 'node:stream';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import type { Message } from './engine.ts';

/** What the Admin SDK sends to a local Firestore; every other client is subject to rules that refuse everyone. */
const OWNER = 'Bearer owner';

const REFUSED: Pick<ServiceError, 'code' | 'details'> = {
  code: status.PERMISSION_DENIED,
  details: 'firestore.rules refuse every client: only the Admin SDK may read and write',
};

/**
 * @param answer makes the response
 * @returns a handler of an RPC with one request and one response
 */
export function unary(answer: (request: Message) => Promise<Message>): handleUnaryCall<Message, Message> {
  return (call, respond) => {
    if (!isOwner(call.metadata)) {
      respond(REFUSED);
      return;
    }
    answer(call.request).then(
      (response) => respond(null, response),
      (error: unknown) => respond(toStatus(error)),
    );
  };
}

/** An answer about to begin. */
export type Answer = {
  /** Begins it. Its errors may come at once, so nothing may be awaited before they are listened for. */
  start: () => Duplex;
  /** Sees each response before it is sent, and may replace it. */
  observe: (response: Message) => Message;
  /** Called when no more responses come, for whatever reason. */
  onClose?: () => void;
};

/**
 * @param prepare gives the answer to a request
 * @returns a handler of an RPC with one request and a stream of responses
 */
export function serverStream(
  prepare: (request: Message) => Answer | Promise<Answer>,
): handleServerStreamingCall<Message, Message> {
  return async (call) => {
    if (!isOwner(call.metadata)) {
      call.emit('error', REFUSED);
      return;
    }
    // The SDK takes an error before the headers for a broken connection, and tries twice more over six seconds.
    call.sendMetadata(new Metadata());
    try {
      const { start, observe, onClose } = await prepare(call.request);
      const source = start();
      source.on('data', (response: Message) => call.write(observe(response)));
      source.on('error', (error) => call.emit('error', toStatus(error)));
      source.on('end', () => call.end());
      source.on('close', () => onClose?.());
      call.on('cancelled', () => source.destroy());
    } catch (error) {
      call.emit('error', toStatus(error));
    }
  };
}

/**
 * @param open starts the conversation
 * @param observeRequest sees each request before the engine does
 * @param observeResponse sees each response before it is sent
 * @returns a handler of an RPC with streams both ways
 */
export function bidiStream(
  open: () => Duplex,
  observeRequest: (request: Message) => void,
  observeResponse: (response: Message) => void,
): handleBidiStreamingCall<Message, Message> {
  return (call) => {
    if (!isOwner(call.metadata)) {
      call.emit('error', REFUSED);
      return;
    }
    const peer = open();
    peer.on('data', (response: Message) => {
      observeResponse(response);
      call.write(response);
    });
    peer.on('error', (error) => call.emit('error', toStatus(error)));
    peer.on('end', () => call.end());
    call.on('data', (request: Message) => {
      observeRequest(request);
      peer.write(request);
    });
    call.on('end', () => peer.end());
    call.on('cancelled', () => peer.destroy());
  };
}

function isOwner(metadata: Metadata): boolean {
  return metadata.get('authorization')[0] === OWNER;
}

/** The engine writes "5 NOT_FOUND: " before its messages, as gRPC clients do by themselves. */
function toStatus(error: unknown): Pick<ServiceError, 'code' | 'details'> {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'number' ? code : status.INTERNAL,
    details: String(message ?? error).replace(/^\d+ [A-Z_]+: /, ''),
  };
}
