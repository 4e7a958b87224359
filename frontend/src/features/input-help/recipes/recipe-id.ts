export type RecipeId =
  'one-number' | 'numbers-on-a-line' | 'n-lines' | 'matrix' | 'until-end' | 'words' | 'big-input' | 'output';
