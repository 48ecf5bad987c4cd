import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ToastRegion } from '../components/toast-region.tsx'
import { GalleryPage } from './gallery-page.tsx'

test('every component is rendered on a server, and none writes style into HTML', () => {
  const html = renderToString(
    <MemoryRouter>
      <GalleryPage />
      <ToastRegion />
    </MemoryRouter>,
  )
  expect(html).toContain('Right to left')
  expect(html).not.toMatch(/ style="|<style|<script/)
})
