import { bowl, type Dish, noodles } from './dish.ts'

/** What is served in bowls. */
export const BOWLS: Readonly<Record<string, Dish>> = {
  '@noodles': noodles('#e2b65a', ['leaf', '#5f9e3a', 4], ['chunk', '#a8623a', 5]),

  '@curry': bowl(
    '#6b3a1c',
    '#d88a2c',
    0.06,
    ['chunk', '#e2b06a', 8],
    ['chunk', '#d8641c', 4],
    ['leaf', '#4f9a3a', 5],
  ),

  '@stew': bowl(
    '#7a4a2c',
    '#7d4220',
    0.1,
    ['chunk', '#8f5630', 7],
    ['disc', '#e8863a', 6],
    ['chunk', '#e8cf8a', 5],
    ['crumb', '#5f9e3a', 10],
  ),

  '@greensoup': bowl('#f1ede4', '#6f9a3a', 0, ['disc', '#f4f0dc', 1], ['crumb', '#3f7a2a', 14]),

  '@salad': bowl(
    '#b98550',
    '#6fa23a',
    0.34,
    ['leaf', '#6fae3a', 26],
    ['ball', '#d8321f', 6],
    ['disc', '#bcd88a', 5],
    ['ring', '#b05a8a', 4],
  ),

  '@ricebowl': bowl('#34507a', '#fbf8f0', 0.44, ['crumb', '#ffffff', 80]),

  '@spices': bowl('#b98550', '#c8641c', 0.4, ['crumb', '#e0862c', 60]),
  '@coffeebeans': bowl('#b98550', '#3a2012', 0.4, ['ball', '#4a2a18', 34]),

  '@flour': bowl('#b98550', '#fbf8f2', 0.42),
}
