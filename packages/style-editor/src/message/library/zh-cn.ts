/** Words of the editors in Chinese: library. */
export const libraryZh = {
  'library.public': '公共样式',
  'library.private': '我的样式',
  'library.groups': '样式分组',
  'library.styles': '样式',
  'library.empty-public': '该分组没有样式。',
  'library.empty-private': '还没有保存样式，可在符号编辑器中存入样式库。',
  'library.saved': '成功',
};
