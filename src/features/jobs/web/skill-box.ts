/** Names the box that skills are typed in, so that one typed but not added is not forgotten. */
export const skillBox = 'skill'
