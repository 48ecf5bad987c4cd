// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  aCv,
  answered,
  choose,
  openInterview,
  pass,
  press,
  reducedMotion,
  refused,
  said,
  started,
  token,
  withCv,
} from '#testing/open-interview.tsx'
import { ApiError, networkError } from '#ui/api/api-error.ts'

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } })

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§2.2.7-4 after the last answer comes the CV, then the submit, then thanks', async () => {
  const client = openInterview({ ...started, answers: ['One', 'Two', null] })
  type('Three')
  await press('Send the answer')
  await pass(2500)
  expect(said().at(-1)).toContain(
    'Thank you, those were all my questions! One last step: please add your CV.',
  )
  expect(screen.queryByRole('button', { name: 'Submit my application' })).toBeNull()
  let arrive = () => {}
  client.sendCv.mockImplementationOnce((_token, { name, size }, onProgress) => {
    onProgress(0.4)
    return new Promise((resolve) => {
      arrive = () => resolve({ fileName: name, size })
    })
  })
  await choose(aCv)
  expect(screen.getByRole('progressbar', { name: 'Uploading your CV…' }).getAttribute('aria-valuenow')).toBe(
    '40',
  )
  await act(async () => arrive())
  expect(screen.getByText('cv.pdf')).toBeTruthy()
  await press('Submit my application')
  expect(client.complete).toHaveBeenCalledExactlyOnceWith(token, '2026-11')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you, Amira!' }))
})

test('a double click submits once', async () => {
  const client = openInterview(withCv)
  const button = screen.getByRole('button', { name: 'Submit my application' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(client.complete).toHaveBeenCalledOnce()
})

test('§2.2.7-4 §2.8-19 a submit that failed says so and can be tried again', async () => {
  const client = openInterview(withCv)
  client.complete.mockRejectedValueOnce(refused('INTERNAL'))
  await press('Submit my application')
  expect(screen.getByRole('alert').textContent).toContain(
    'Sorry, an error occurred while submitting your application. Please try again later or contact support.',
  )
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Thank you, Amira!' })).toBeTruthy()
})

test.each([
  [
    'Français',
    'FILE_TOO_LARGE',
    'Le fichier dépasse 3 Mo. Choisissez un fichier plus léger, par exemple avec moins d’images.',
    'Envoyer ma candidature',
  ],
  [
    'Français',
    'CV_WRONG_TYPE',
    'Ce n’est ni un fichier PDF, DOC ou DOCX, ni une photo (JPEG, PNG, HEIC). Enregistrez votre CV en PDF ou prenez-le en photo, puis choisissez-le à nouveau.',
    'Envoyer ma candidature',
  ],
  [
    'Français',
    'CV_TOO_MANY_PAGES',
    'Votre CV dépasse 5 pages. Raccourcissez-le, puis choisissez-le à nouveau.',
    'Envoyer ma candidature',
  ],
  [
    'Français',
    'CV_ENCRYPTED',
    'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le à nouveau.',
    'Envoyer ma candidature',
  ],
  [
    'Français',
    'CV_UNREADABLE',
    'Le fichier n’a pas pu être lu. Enregistrez-le de nouveau, par exemple en PDF, puis choisissez-le à nouveau.',
    'Envoyer ma candidature',
  ],
  [
    'English',
    'FILE_TOO_LARGE',
    'The file is larger than 3 MB. Please choose a smaller one, for example with fewer pictures.',
    'Submit my application',
  ],
  [
    'English',
    'CV_WRONG_TYPE',
    'This is not a PDF, DOC or DOCX file, nor a photo (JPEG, PNG, HEIC). Please save your CV as a PDF, or take a photo of it, and choose it again.',
    'Submit my application',
  ],
  [
    'English',
    'CV_TOO_MANY_PAGES',
    'Your CV has more than 5 pages. Please shorten it and choose it again.',
    'Submit my application',
  ],
  [
    'English',
    'CV_ENCRYPTED',
    'The file is protected by a password. Please save it without one and choose it again.',
    'Submit my application',
  ],
  [
    'English',
    'CV_UNREADABLE',
    'The file could not be read. Please save it again, for example as a PDF, and choose it again.',
    'Submit my application',
  ],
  [
    'Deutsch',
    'FILE_TOO_LARGE',
    'Die Datei ist größer als 3 MB. Bitte wählen Sie eine kleinere, zum Beispiel mit weniger Bildern.',
    'Bewerbung absenden',
  ],
  [
    'Deutsch',
    'CV_WRONG_TYPE',
    'Das ist weder eine PDF-, DOC- oder DOCX-Datei noch ein Foto (JPEG, PNG, HEIC). Bitte speichern Sie Ihren Lebenslauf als PDF oder fotografieren Sie ihn, und wählen Sie ihn erneut aus.',
    'Bewerbung absenden',
  ],
  [
    'Deutsch',
    'CV_TOO_MANY_PAGES',
    'Ihr Lebenslauf hat mehr als 5 Seiten. Bitte kürzen Sie ihn und wählen Sie ihn erneut aus.',
    'Bewerbung absenden',
  ],
  [
    'Deutsch',
    'CV_ENCRYPTED',
    'Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und wählen Sie sie erneut aus.',
    'Bewerbung absenden',
  ],
  [
    'Deutsch',
    'CV_UNREADABLE',
    'Die Datei konnte nicht gelesen werden. Bitte speichern Sie sie neu, zum Beispiel als PDF, und wählen Sie sie erneut aus.',
    'Bewerbung absenden',
  ],
  [
    'Spanish',
    'FILE_TOO_LARGE',
    'El archivo ocupa más de 3 MB. Elija uno más pequeño, por ejemplo con menos imágenes.',
    'Enviar mi candidatura',
  ],
  [
    'Spanish',
    'CV_WRONG_TYPE',
    'No es un archivo PDF, DOC o DOCX ni una foto (JPEG, PNG, HEIC). Guarde su CV como PDF o hágale una foto, y elíjalo de nuevo.',
    'Enviar mi candidatura',
  ],
  [
    'Spanish',
    'CV_TOO_MANY_PAGES',
    'Su CV tiene más de 5 páginas. Acórtelo y vuelva a elegirlo.',
    'Enviar mi candidatura',
  ],
  [
    'Spanish',
    'CV_ENCRYPTED',
    'El archivo está protegido con contraseña. Guárdelo sin contraseña y vuelva a elegirlo.',
    'Enviar mi candidatura',
  ],
  [
    'Spanish',
    'CV_UNREADABLE',
    'No se ha podido leer el archivo. Guárdelo de nuevo, por ejemplo como PDF, y vuelva a elegirlo.',
    'Enviar mi candidatura',
  ],
] as const)(
  '§2.5-2 in %s a CV refused with %s says what to do',
  async (interviewLanguage, code, text, submit) => {
    const client = openInterview({ ...answered, interviewLanguage })
    client.sendCv.mockRejectedValueOnce(refused(code))
    await choose(aCv)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: submit })).toBeNull()
  },
)

test('a German page has no English word of the components', async () => {
  const client = openInterview({ ...answered, interviewLanguage: 'Deutsch' })
  expect(screen.getByText('Datei auswählen')).toBeTruthy()
  expect(screen.getByText('oder hier ablegen')).toBeTruthy()
  client.sendCv.mockReturnValueOnce(new Promise(() => {}))
  await choose(new File([new Uint8Array(1_258_291)], 'lebenslauf.pdf'))
  expect(screen.getByText('1,2 MB')).toBeTruthy()
  const labels = [...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))
  expect([document.body.textContent, ...labels].join('\n')).not.toMatch(
    /\b(choose|drop|file|remove|upload|uploading|send|sending|progress|close|try again)\b/i,
  )
})

test('§2.5-5 a file that is too large is not even sent; one that got lost can be sent again', async () => {
  const client = openInterview(answered)
  await choose(new File([new Uint8Array(3_670_017)], 'cv.pdf'))
  expect(
    screen.getByText(
      'The file is larger than 3 MB. Please choose a smaller one, for example with fewer pictures.',
    ),
  ).toBeTruthy()
  expect(client.sendCv).not.toHaveBeenCalled()
  client.sendCv.mockRejectedValueOnce(networkError())
  await choose(aCv)
  expect(
    screen.getByText('The file did not arrive. Please check your connection and try again.'),
  ).toBeTruthy()
  await press('Try again')
  expect(screen.getByRole('button', { name: 'Submit my application' })).toBeTruthy()
})

test('after too many files the page says so, and the file can be sent again', async () => {
  const client = openInterview(answered)
  client.sendCv.mockRejectedValueOnce(
    new ApiError(429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }),
  )
  await choose(aCv)
  expect(screen.getByText(/^Several files came by this link in a short time/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a photo that this device cannot read goes up as a picture, and the page says what that means', async () => {
  const client = openInterview(answered)
  const heic = new File([new Uint8Array(900)], 'IMG_2040.HEIC', { type: 'image/heic' })
  await choose(heic)
  await vi.waitFor(() => expect(client.sendCv).toHaveBeenCalledOnce())
  expect(client.sendCv.mock.calls[0]?.[1]).toBe(heic)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText(/has arrived as a picture. A program cannot read it/)).toBeTruthy()
  await choose(new File([new Uint8Array(3_670_017)], 'large.heic'))
  expect(await vi.waitFor(() => screen.getByText(/this device cannot make it smaller/))).toBeTruthy()
})

test('photos become one PDF of a page each, and more pages can be added', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }))
  const drawing = { fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])))
  const client = openInterview(answered)
  const photo = (name: string) => new File([new Uint8Array(9)], name, { type: 'image/jpeg' })
  await choose(photo('page 1.jpg'))
  await vi.waitFor(() => expect(client.sendCv).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('page 1.pdf')).toBeTruthy()
  const more = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]
  await act(async () => {
    fireEvent.change(more as HTMLInputElement, { target: { files: [photo('page 2.jpg')] } })
  })
  await vi.waitFor(() => expect(client.sendCv).toHaveBeenCalledTimes(2))
  const pdf = await client.sendCv.mock.calls[1]?.[1].text()
  expect(pdf).toContain('/Count 2')
  expect(pdf).toContain('/Width 2200 /Height 1650')
})

test('the CV can be sent later: the answers go, and the CV alone is asked for from then on', async () => {
  const client = openInterview(answered)
  await press('Send my CV later')
  expect(client.sendCvLater).toHaveBeenCalledExactlyOnceWith(token)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your answers have arrived' }))
  await choose(aCv)
  expect(client.complete).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Thank you, Amira!' })).toBeTruthy()
})
