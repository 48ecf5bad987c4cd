declare module 'word-extractor' {
  interface Filter {
    filterUnicode?: boolean
  }
  interface WordDocument {
    getBody(options?: Filter): string
    getFootnotes(options?: Filter): string
    getEndnotes(options?: Filter): string
    getHeaders(options?: Filter & { includeFooters?: boolean }): string
    getFooters(options?: Filter): string
    getTextboxes(options?: Filter & { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string
  }
  class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>
  }
  export = WordExtractor
}
