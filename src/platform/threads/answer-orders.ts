import { parentPort } from 'node:worker_threads'

export interface ThreadOrder<Order> {
  order: Order
}

export type ThreadReply<Reply> = { reply: Reply } | { problem: string }

/** The thread's side: does each order that comes, one after the other. A problem is named by its kind alone. */
export function answerOrders<Order, Reply>(answer: (order: Order) => Reply | Promise<Reply>): void {
  parentPort?.on('message', ({ order }: ThreadOrder<Order>) => {
    void Promise.resolve(order)
      .then(answer)
      .then(
        (reply): ThreadReply<Reply> => ({ reply }),
        // Its words may quote what it was about.
        (error: unknown): ThreadReply<Reply> => ({
          problem: error instanceof Error ? error.name : 'The work failed',
        }),
      )
      .then((reply) => parentPort?.postMessage(reply))
  })
}
