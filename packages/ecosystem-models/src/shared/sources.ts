import type { Reference, ReferenceMark } from '../definition';

type Source = Omit<Reference, 'gives'>;

function source(mark: ReferenceMark, zh: string, en: string): Source {
  return { source: { zh, en }, mark };
}
const read = (zh: string, en: string): Source => source('read', zh, en);
const cited = (zh: string, en: string): Source => source('literature', zh, en);

/** The sources that models name, and how each was used. */
export const sources = {
  hj1173: read('HJ 1173-2021 附录 A', 'HJ 1173-2021 annex A'),
  garze: read(
    '白玛卓嘎、肖燚、欧阳志云、王莉雁 2017，生态学报 37(19)',
    'Pema Dolkar, Xiao Yi, Ouyang Zhiyun and Wang Liyan 2017, Acta Ecologica Sinica 37(19)',
  ),
  gaotianyan: read('缪建群等 2017，生态学报 37', 'Miao Jianqun et al. 2017, Acta Ecologica Sinica 37'),
  invest: read('InVEST 用户手册', 'InVEST user guide'),
  neh630: read('NEH-630 第 10 章，见 InVEST 用户手册', 'NEH-630 chapter 10, in the InVEST user guide'),
  desmetGovers: read(
    'Desmet、Govers 1996，见 InVEST 用户手册',
    'Desmet and Govers 1996, in the InVEST user guide',
  ),
  tr55: read('TR-55，取自公开程序', 'TR-55, in a public program'),
  tr55Cited: cited('TR-55', 'TR-55'),
  redLine: read('生态保护红线划定指南，取自公开程序', 'Ecological red-line guideline, in public programs'),
  gb50014: read('GB 50014-2021，取自公开程序', 'GB 50014-2021, in public programs'),
  gemm: read(
    'Burnett 等 2018，PNAS 115(38)，取自公开程序',
    'Burnett et al. 2018, PNAS 115(38), in public programs',
  ),
  taxRates: read(
    '环境保护税税额和污染当量值，取自公开程序',
    'Statutory tax rates and pollution equivalents, in public programs',
  ),
  airEquivalents: cited('大气污染物污染当量值', 'Pollution equivalents of air pollutants'),
  rweqProgram: read('pyrweq，公开程序', 'pyrweq, a public program'),
  waveProgram: read(
    'Dalrymple、Kirby、Hwang 1984，取自公开程序',
    'Dalrymple, Kirby and Hwang 1984, in a public program',
  ),
  guideline2020: cited(
    '陆地生态系统生产总值核算技术指南（2020）',
    'Technical guideline on gross terrestrial ecosystem product (2020)',
  ),
  rules2022: cited(
    '国家发展改革委、国家统计局 2022，生态产品总值核算规范（试行）',
    'NDRC and NBS 2022, Rules for accounting the total value of ecosystem products (trial)',
  ),
  gbt38582: cited('GB/T 38582-2020', 'GB/T 38582-2020'),
  lyt1721: cited('LY/T 1721-2008', 'LY/T 1721-2008'),
  lytPractice: cited('林业行业标准的通行做法', 'Practice of the forestry standards'),
  hyt0305: cited('HY/T 0305-2021', 'HY/T 0305-2021'),
  iso9613: cited('ISO 9613-2 附录 A', 'ISO 9613-2 annex A'),
  fao56: cited('FAO-56', 'FAO-56'),
  zhangFu: cited('章文波、付金生 2003', 'Zhang Wenbo and Fu Jinsheng 2003'),
  xieYun: cited('谢云等 2016', 'Xie et al. 2016'),
  erodibility: cited('Williams 1990；张科利等 2008', 'Williams 1990; Zhang Keli et al. 2008'),
  horn: cited('Horn 1981', 'Horn 1981'),
  zhangOmega: cited('Zhang 等 2004', 'Zhang et al. 2004'),
  raoLakes: cited('饶恩明等 2014', 'Rao Enming et al. 2014'),
  fryrear: cited('Fryrear 等 1998', 'Fryrear et al. 1998'),
  nowak: cited('Nowak 等 2013；i-Tree', 'Nowak et al. 2013; i-Tree'),
  xiePeng: cited('谢鹏等 2009', 'Xie et al. 2009'),
  xieXuxuan: cited('谢旭轩 2011', 'Xie Xuxuan 2011'),
  redfield: cited('Redfield 1958', 'Redfield 1958'),
  cesario: cited('Cesario 1976', 'Cesario 1976'),
  clawson: cited('Clawson 1959', 'Clawson 1959'),
  rosen: cited('Rosen 1974', 'Rosen 1974'),
  premiumPractice: cited('景观溢价的通行做法', 'Practice of landscape premiums'),
  cases: read('已查阅的案例研究', 'The case studies that were read'),
  own: source('choice', '本软件', 'This software'),
} as const satisfies Readonly<Record<string, Source>>;

/** What a model takes from a source. */
export function from(taken: Source, zh: string, en: string): Reference {
  return { ...taken, gives: { zh, en } };
}
