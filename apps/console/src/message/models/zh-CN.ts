/** Words of the models screens. */
export const modelsZh = {};
