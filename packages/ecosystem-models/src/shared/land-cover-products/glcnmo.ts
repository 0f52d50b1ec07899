import { productClasses } from './product';
import type { ProductClass, ReclassificationPreset } from './product';

/** 20 classes of GLCNMO; 8 and 9 (herbaceous) are tussock in the south and steppe in the north. */
function glcnmo(herbaceous: number): ProductClass[] {
  return productClasses([
    [1, 111, '常绿阔叶林', 'Broadleaf evergreen forest'],
    [2, 112, '落叶阔叶林', 'Broadleaf deciduous forest'],
    [3, 121, '常绿针叶林', 'Needleleaf evergreen forest'],
    [4, 122, '落叶针叶林', 'Needleleaf deciduous forest'],
    [5, 131, '混交林', 'Mixed forest'],
    [6, 141, '疏林', 'Tree open'],
    [7, 21, '灌木', 'Shrub'],
    [8, herbaceous, '草本', 'Herbaceous'],
    [9, herbaceous, '草本，有稀疏乔木灌木', 'Herbaceous with sparse trees or shrubs'],
    [10, 34, '稀疏植被', 'Sparse vegetation'],
    [11, 512, '耕地', 'Cropland'],
    [12, 511, '水田', 'Paddy field'],
    [13, 512, '耕地与其他植被镶嵌', 'Mosaic of cropland and other vegetation'],
    [14, 411, '红树林', 'Mangrove'],
    [15, 413, '湿地', 'Wetland'],
    [16, 822, '裸地（岩石、砾石）', 'Bare area, consolidated'],
    [17, 711, '裸地（沙）', 'Bare area, unconsolidated'],
    [18, 611, '城市', 'Urban'],
    [19, 811, '冰雪', 'Snow or ice'],
    [20, 42, '水体', 'Water bodies'],
  ]);
}

export const glcnmoSouth: ReclassificationPreset = {
  key: 'glcnmo-south',
  name: { zh: 'GLCNMO 20 类（南方，草本为草丛）', en: 'GLCNMO, 20 classes (south: herbaceous is tussock)' },
  rows: glcnmo(33),
};

export const glcnmoNorth: ReclassificationPreset = {
  key: 'glcnmo-north',
  name: { zh: 'GLCNMO 20 类（北方，草本为草原）', en: 'GLCNMO, 20 classes (north: herbaceous is steppe)' },
  rows: glcnmo(32),
};
