import type { Grade } from '../finish/grade.ts'

export type TimeOfDay =
  | 'dawn'
  | 'day'
  | 'golden'
  | 'sunset'
  | 'dusk'
  | 'night'
  | 'overcast'
  | 'storm'
  | 'moonlit'

/** How the light of one time of day is made; the factors scale colours taken from its sky. */
type TimeOfDayLook = {
  /** Hand-made skies to choose from: six colours each, from the horizon to the zenith. */
  skies: string[][]
  /** The sun's height above the horizon in degrees (of the moon by night). */
  sunElevation: number
  sunColour: string
  sunPower: number
  ambientPower: number
  fog: number
  /** Brightness of the glow around the sun, and how steeply it falls off. */
  glow: number
  glowFalloff: number
  /** Brightness of the sun's disc; 0 hides it. */
  sunDisc: number
  stars: number
  moon: number
  milkyWay: number
  cloudCover: number
  cloudLight: number
  cloudShade: number
  exposure: number
  grade: Grade
}

export const TIMES_OF_DAY: Record<TimeOfDay, TimeOfDayLook> = {
  dawn: {
    skies: [
      ['#ffc98a', '#ffb294', '#f0a0a6', '#b79cc0', '#7d92c6', '#4f74b0'],
      ['#ffdba6', '#ffc19c', '#eeaeb2', '#a9a5cf', '#6f90cc', '#4a70b4'],
      ['#ffd28a', '#fbb287', '#e0a2ac', '#9a9cc9', '#6583c0', '#4164a8'],
    ],
    sunElevation: 8,
    sunColour: '#ffc78c',
    sunPower: 3.1,
    ambientPower: 0.85,
    fog: 1.5,
    glow: 1.2,
    glowFalloff: 5,
    sunDisc: 9,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.42,
    cloudLight: 1.15,
    cloudShade: 0.85,
    exposure: 1.1,
    grade: { shadows: [0.97, 0.98, 1.06], highlights: [1.06, 1.01, 0.95], saturation: 1.12, contrast: 1.04 },
  },
  day: {
    skies: [
      ['#dcecf5', '#b9d9f0', '#8fc0ea', '#5f9fdd', '#3b7fcb', '#2a64b2'],
      ['#e8f2ee', '#bfe0ea', '#8fcbe6', '#58aade', '#2f86cc', '#2168b4'],
      ['#e6eef6', '#c5dcf4', '#97c2ef', '#6aa0e0', '#4a80cc', '#335fae'],
    ],
    sunElevation: 42,
    sunColour: '#fff2df',
    sunPower: 3.3,
    ambientPower: 0.8,
    fog: 0.7,
    glow: 0.5,
    glowFalloff: 9,
    sunDisc: 16,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.45,
    cloudLight: 1.35,
    cloudShade: 0.95,
    exposure: 0.95,
    grade: { shadows: [0.97, 1, 1.04], highlights: [1.02, 1, 0.98], saturation: 1.12, contrast: 1.08 },
  },
  golden: {
    skies: [
      ['#ffe0a3', '#ffc98a', '#f3b48e', '#b9a9b7', '#7d9cc4', '#4d7cb4'],
      ['#ffdc94', '#fdbf7e', '#e3a68e', '#a79bb2', '#7190b8', '#46709f'],
      ['#fff0c4', '#ffd59a', '#f2b894', '#b7a6b8', '#7a93c0', '#476fae'],
    ],
    sunElevation: 11,
    sunColour: '#ffc27a',
    sunPower: 3.4,
    ambientPower: 0.7,
    fog: 1.0,
    glow: 1.1,
    glowFalloff: 5,
    sunDisc: 12,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.45,
    cloudLight: 1.35,
    cloudShade: 0.75,
    exposure: 1,
    grade: { shadows: [0.95, 0.98, 1.05], highlights: [1.06, 1.01, 0.93], saturation: 1.12, contrast: 1.08 },
  },
  sunset: {
    skies: [
      ['#ffd27a', '#ff9d5c', '#f26d5b', '#b4557a', '#64497f', '#2f3468'],
      ['#ffc56b', '#ff8a54', '#e25a5f', '#93497a', '#4d3f7d', '#232c63'],
      ['#ffe08a', '#ffab66', '#f47d6c', '#c06086', '#6d5490', '#34407e'],
    ],
    sunElevation: 4.5,
    sunColour: '#ff9a55',
    sunPower: 2.6,
    ambientPower: 0.6,
    fog: 1.1,
    glow: 1.35,
    glowFalloff: 4,
    sunDisc: 8,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.55,
    cloudLight: 1.25,
    cloudShade: 0.6,
    exposure: 1,
    grade: { shadows: [0.96, 0.94, 1.1], highlights: [1.06, 1, 0.94], saturation: 1.14, contrast: 1.08 },
  },
  dusk: {
    skies: [
      ['#f2a48a', '#c9789a', '#8a5f9e', '#51508f', '#2c3a72', '#16224c'],
      ['#ffb08a', '#d67d86', '#8e5f93', '#4d4f8a', '#263768', '#121d45'],
      ['#e8b0a0', '#a984b0', '#6c6aa8', '#3f5290', '#243a70', '#121f4a'],
    ],
    sunElevation: -5,
    sunColour: '#d79fb0',
    sunPower: 0.8,
    ambientPower: 0.95,
    fog: 1.1,
    glow: 0.45,
    glowFalloff: 2.2,
    sunDisc: 0,
    stars: 0.25,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.45,
    cloudLight: 0.6,
    cloudShade: 0.6,
    exposure: 1.1,
    grade: { shadows: [0.94, 0.96, 1.12], highlights: [1.05, 0.99, 0.98], saturation: 1.08, contrast: 1.08 },
  },
  night: {
    skies: [
      ['#2c4a6e', '#213c62', '#172f55', '#102244', '#0a1733', '#060d22'],
      ['#34406c', '#262f5a', '#1a2248', '#111838', '#0a0f28', '#05081a'],
      ['#1f4a5c', '#173a52', '#102c48', '#0b203a', '#07152a', '#040b1a'],
    ],
    sunElevation: 38,
    sunColour: '#9dbcf0',
    sunPower: 0.5,
    ambientPower: 0.85,
    fog: 0.9,
    glow: 0.25,
    glowFalloff: 10,
    sunDisc: 0,
    stars: 1,
    moon: 1,
    milkyWay: 0.6,
    cloudCover: 0.3,
    cloudLight: 0.16,
    cloudShade: 0.7,
    exposure: 1.35,
    grade: { shadows: [0.9, 1, 1.12], highlights: [1, 1, 1.02], saturation: 1.05, contrast: 1.1 },
  },
  moonlit: {
    skies: [
      ['#5d7fa6', '#41658f', '#2c4d78', '#1c3760', '#112547', '#09152f'],
      ['#6d84a8', '#4b638f', '#334a78', '#20345e', '#132244', '#0a132c'],
    ],
    sunElevation: 26,
    sunColour: '#b8cdf5',
    sunPower: 0.95,
    ambientPower: 0.9,
    fog: 1.1,
    glow: 0.5,
    glowFalloff: 9,
    sunDisc: 0,
    stars: 0.5,
    moon: 1,
    milkyWay: 0,
    cloudCover: 0.42,
    cloudLight: 0.42,
    cloudShade: 0.8,
    exposure: 1.25,
    grade: { shadows: [0.9, 1, 1.1], highlights: [1, 1.01, 1], saturation: 1, contrast: 1.1 },
  },
  overcast: {
    skies: [
      ['#dfe3e4', '#cfd5d8', '#b8c1c8', '#a2adb7', '#8d9aa7', '#7a8896'],
      ['#e8e4df', '#d5d3d0', '#bdbec0', '#a5a9b0', '#8d939e', '#787f8c'],
    ],
    sunElevation: 50,
    sunColour: '#ffffff',
    sunPower: 0.9,
    ambientPower: 1.05,
    fog: 1.4,
    glow: 0.12,
    glowFalloff: 2,
    sunDisc: 0,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.85,
    cloudLight: 1.2,
    cloudShade: 1.08,
    exposure: 0.95,
    grade: { shadows: [0.97, 1, 1.03], highlights: [1.01, 1, 0.99], saturation: 0.92, contrast: 1.06 },
  },
  storm: {
    skies: [
      ['#9aa3a6', '#77838a', '#58666f', '#424f5a', '#323d48', '#262f39'],
      ['#a9a896', '#7f857e', '#5c6769', '#434f56', '#303a43', '#222a33'],
    ],
    sunElevation: 40,
    sunColour: '#c8d2dc',
    sunPower: 0.7,
    ambientPower: 0.95,
    fog: 1.5,
    glow: 0.05,
    glowFalloff: 2,
    sunDisc: 0,
    stars: 0,
    moon: 0,
    milkyWay: 0,
    cloudCover: 0.95,
    cloudLight: 0.42,
    cloudShade: 0.45,
    exposure: 1.0,
    grade: { shadows: [0.93, 1, 1.05], highlights: [1, 1, 0.98], saturation: 0.85, contrast: 1.15 },
  },
}
