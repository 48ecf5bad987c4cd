import { type Route, route } from '#platform/http/route.ts'
import {
  listMailTemplatesEndpoint,
  previewMailTemplateEndpoint,
  resetMailTemplateEndpoint,
  setMailTemplateEndpoint,
  testMailTemplateEndpoint,
} from '../contract/mail-templates.ts'
import { listMailTemplates, resetMailTemplate, setMailTemplate } from './change-mail-template.ts'
import { previewMailTemplate, testMailTemplate } from './try-mail-template.ts'

export const routes: Route[] = [
  route(listMailTemplatesEndpoint, ({ platform, employer }) => listMailTemplates(platform, employer)),
  route(setMailTemplateEndpoint, ({ platform, employer, params, body }) =>
    setMailTemplate(platform, employer, params, body),
  ),
  route(resetMailTemplateEndpoint, ({ platform, employer, params }) =>
    resetMailTemplate(platform, employer, params),
  ),
  route(previewMailTemplateEndpoint, ({ platform, employer: { companyId }, params, body }) =>
    previewMailTemplate(platform, { companyId, ...params }, body),
  ),
  route(testMailTemplateEndpoint, ({ platform, employer, params }) =>
    testMailTemplate(platform, employer, params),
  ),
]
