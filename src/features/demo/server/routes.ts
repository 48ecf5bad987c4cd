import { type Route, route } from '#platform/http/route.ts'
import { openDemoEndpoint } from '../contract.ts'
import { openDemo } from './open-demo.ts'

export const routes: Route[] = [route(openDemoEndpoint, ({ platform }) => openDemo(platform))]
