/** One triangle over all of the canvas. */
export const rasterVertex = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** Samplers cannot be indexed by a variable: the functions of a channel are written once and taken four times. */
const channel = (at: number) => `
uvec2 entry${at}(int at) {
  return texelFetch(entries${at}, ivec2(at & 255, at >> 8), 0).rg;
}

uint pixel${at}(ivec2 place) {
  if (kind[${at}] == CONSTANT) return constant[${at}];
  uint bits = texelFetch(cells${at}, place, 0).r;
  if (kind[${at}] == VALUE) return entry${at}(int(bits)).r;
  int at = entryOf(kind[${at}], bits, scaling[${at}], ordering[${at}]);
  // Zeros of both signs are one value.
  int key = ordered(bits == 0x80000000u ? 0u : bits);
  if (kind[${at}] == SCALED && at > 0) {
    int next = at < 65535 ? int(entry${at}(at + 1).g) : ANY;
    if (key < int(entry${at}(at).g)) at--;
    else if (next != ANY && key >= next) at++;
  }
  uint found = entry${at}(at).r;
  if (found != 1u) return found;
  int low = 0;
  int high = points[${at}];
  while (low < high) {
    int middle = (low + high) >> 1;
    if (int(texelFetch(closer${at}, ivec2(middle & 255, middle >> 8), 0).r) <= key) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return 0u;
  uvec4 point = texelFetch(closer${at}, ivec2((low - 1) & 255, (low - 1) >> 8), 0);
  return int(point.r) == key ? point.g : point.b;
}`;

/**
 * Colours of cells by the tables of \`shaderTable\`: cells are bits, so that nothing is rounded on the way. A single band
 * is channel 0; a composite puts four channels together as \`RasterTables\` says.
 */
export const rasterFragment = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
const int CONSTANT = 0, VALUE = 1, SCALED = 2;
const int ANY = int(0x80000000u);
${[0, 1, 2, 3].map((at) => `uniform usampler2D cells${at}, entries${at}, closer${at};`).join('\n')}
uniform int kind[4], points[4];
uniform vec3 scaling[4];
uniform ivec2 ordering[4];
uniform uint constant[4];
uniform uint empty, background;
uniform int composite, height;
out vec4 color;

int ordered(uint bits) {
  int key = int(bits);
  return key ^ ((key >> 31) & 0x7fffffff);
}

int entryOf(int kind, uint bits, vec3 scaling, ivec2 place) {
  if ((bits & 0x7f800000u) == 0x7f800000u) return 0;
  if (kind == SCALED) {
    float x = (uintBitsToFloat(bits) - scaling.x) * scaling.y + scaling.z;
    return x < 2.0 ? 1 : x >= 65535.0 ? 65535 : int(x);
  }
  return clamp((ordered(bits) >> place.y) - place.x + 2, 1, 65535);
}

uvec4 unpack(uint pixel) {
  return uvec4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255u;
}
${[0, 1, 2, 3].map(channel).join('\n')}

void main() {
  ivec2 place = ivec2(int(gl_FragCoord.x), height - 1 - int(gl_FragCoord.y));
  uint pixel = pixel0(place);
  if (composite == 1) {
    uint green = pixel1(place), blue = pixel2(place), alpha = pixel3(place);
    uint flags = (pixel & green & blue) >> 24 & alpha;
    if ((flags & 128u) == 0u) pixel = empty;
    else if ((flags & 64u) != 0u) pixel = background;
    else pixel = ((pixel | green | blue) & 0xffffffu) | (alpha & 0xff000000u);
  }
  color = vec4(unpack(pixel)) / 255.0;
}`;
