import { type Route, route } from '#platform/http/route.ts'
import { openDemoEndpoint, readDemoInterviewEndpoint, scoreDemoInterviewEndpoint } from '../contract.ts'
import { openDemo } from './open-demo.ts'
import { readDemoInterview, scoreDemoInterview } from './try-interview.ts'

export const routes: Route[] = [
  route(openDemoEndpoint, ({ platform }) => openDemo(platform)),
  route(readDemoInterviewEndpoint, async ({ platform, query }) =>
    readDemoInterview(platform, query.language),
  ),
  route(scoreDemoInterviewEndpoint, ({ platform, body }) => scoreDemoInterview(platform, body)),
]
