import './gallery.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { GalleryPage } from '#ui/gallery/gallery-page.tsx'
import { applyTheme } from '#ui/theme/theme.ts'

applyTheme()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <GalleryPage />
    </BrowserRouter>,
  )
}
