import { Navigate, Outlet, useLocation } from 'react-router'
import { useOperator } from '#features/operator/web/operator-session.ts'
import { remember } from './origin.ts'

/** Operators only: others log in at the desk's own door first and come back. */
export function OperatorGuard() {
  const operator = useOperator()
  const location = useLocation()
  return operator ? <Outlet /> : <Navigate to="/Operator/login" replace state={remember(location)} />
}
