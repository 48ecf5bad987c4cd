/** A field that programs fill in and nobody sees; what is in it refuses the form. */
export const FormTrap = ({ label }: { label: string }) => (
  <div aria-hidden className="absolute -z-10 size-px overflow-hidden opacity-0">
    <label>
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
