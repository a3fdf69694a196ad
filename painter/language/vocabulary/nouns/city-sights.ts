import type { NounGroup } from './noun.ts'

/** What towns are known by from afar. */
export const CITY_SIGHTS: readonly NounGroup[] = [
  {
    habitat: 'city',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: {
      '@burjtower': [95, 'burj-khalifa'],
      '@eightstower': [95, 'taipei-101'],
      '@latticetower': [90, 'tokyo-tower'],
      '@jazzagetower': [95, 'empire-state-building empire-state chrysler-building'],
      '@balltower': [95, 'fernsehturm berlin-tower berlin-tv-tower'],
      '@ringtower': [95, 'cn-tower namsan-tower'],
      '@pearltower': [95, 'oriental-pearl-tower pearl-tower oriental-pearl'],
      '@twintowers': [95, 'petronas-tower petronas-twin-tower'],
      '@shiptowers': [70, 'marina-bay-sands marina-bay'],
      '@figurepeak': [90, 'corcovado sugarloaf sugarloaf-mountain sugar-loaf'],
      '@tablemountain': [70, 'table-mountain'],
    },
  },
  {
    habitat: 'italiantown',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: {
      '@campanile': [60, 'campanile st-marks-campanile'],
      '@reddome': [60, 'florence-cathedral florence-duomo duomo-of-florence'],
    },
  },
  {
    habitat: 'oldtown',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: {
      '@twinspires': [60, 'tyn-church twin-spire'],
      '@parliament': [50, 'parliament-building hungarian-parliament'],
      '@basaltchurch': [60, 'hallgrimskirkja'],
    },
  },
  {
    habitat: 'deserttown',
    posture: 'stands',
    on: 'ground',
    isBuilding: true,
    things: { '@goldendome': [30, 'golden-dome dome-of-the-rock'] },
  },
]
