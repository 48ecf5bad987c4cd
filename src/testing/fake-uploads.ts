import { vi } from 'vitest'

/** An upload on its way: the test sets its progress and its answer. */
export interface FakeUpload {
  method: string
  address: string
  form: FormData
  /** From 0 to 1. */
  progress: (share: number) => void
  answer: (status: number, body: unknown) => void
  /** The connection breaks. */
  fail: () => void
}

/** Stands in for XMLHttpRequest, with which files are sent. Undone by `vi.unstubAllGlobals()`. */
export function fakeUploads() {
  const sent: FakeUpload[] = []
  class Request {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    #method = ''
    #address = ''
    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }
    setRequestHeader() {}
    abort() {
      this.onabort?.()
      this.onloadend?.()
    }
    send(form: FormData) {
      sent.push({
        method: this.#method,
        address: this.#address,
        form,
        progress: (share) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 }),
        answer: (status, body) => {
          this.status = status
          this.responseText = JSON.stringify(body)
          this.onload?.()
          this.onloadend?.()
        },
        fail: () => {
          this.onerror?.()
          this.onloadend?.()
        },
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return { sent }
}
