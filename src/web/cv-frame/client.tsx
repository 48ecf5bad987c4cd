import { listenForCv } from '#features/interviews/web/draw-cv.ts'

listenForCv()
