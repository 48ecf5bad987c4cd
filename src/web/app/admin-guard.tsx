import { Navigate, Outlet, useLocation } from 'react-router'
import { useOperator } from '#features/admin/web/operator-session.ts'
import { remember } from './origin.ts'

/** Operators only: others log in to the console first and come back. */
export function AdminGuard() {
  const operator = useOperator()
  const location = useLocation()
  return operator ? <Outlet /> : <Navigate to="/Admin/login" replace state={remember(location)} />
}
